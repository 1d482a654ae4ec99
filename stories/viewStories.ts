import { toId, storyNameFromExport } from 'storybook/internal/csf'
import * as v from 'valibot'

/** A story of a view, as far as it says which state of which machine it shows. */
export interface ViewStory {
  readonly id: string
  readonly title: string
  /** The name under which it is exported. */
  readonly name: string
  readonly machine: string | undefined
  readonly at: string | undefined
  /** Whether it chooses in the toolbar by itself, such as a narrow window. */
  readonly isSpecial: boolean
}

const storySchema = v.object({
  input: v.object({ globals: v.optional(v.unknown()) }),
  meta: v.object({ input: v.object({ title: v.string() }) }),
  composed: v.object({
    parameters: v.object({ machine: v.optional(v.string()) }),
    args: v.object({ at: v.optional(v.string()) }),
  }),
})

/** The states of machines without a view of their own, with the story that shows what they mean for a person. */
export const shownElsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: {
    restoring: 'Views/Member shell: OpeningTheAccount',
    guest: 'Views/Public shell: Guest',
    'member.unconfirmed': 'Views/Public shell: Candidate',
    'member.confirmed': 'Views/Public shell: Candidate',
    keeping: 'Views/Login: LoggedIn',
    closing: 'Views/Logout: LoggingOut',
  },
}

/** Reads every story of every view. */
export async function readStories(): Promise<readonly ViewStory[]> {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>('./views/*.stories.tsx')
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  // Storybook's build adds an export of its own, whose name begins like this.
  const exported = modules.flatMap(Object.entries).filter(([name]) => !name.startsWith('__'))
  return exported.map(([name, story]) => {
    const { input, meta, composed } = v.parse(storySchema, story)
    const { title } = meta.input
    return {
      id: toId(title, storyNameFromExport(name)),
      title,
      name,
      machine: composed.parameters.machine,
      at: composed.args.at,
      isSpecial: input.globals !== undefined,
    }
  })
}
