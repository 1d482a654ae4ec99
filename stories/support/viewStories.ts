import { toId, storyNameFromExport } from 'storybook/internal/csf'
import * as v from 'valibot'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../../machines/shared/chart.ts'
import { restingPaths } from './restingPaths.ts'
import { statesAt } from './stateAt.ts'

/** A story of a view, with the machine and state that it shows. */
export interface ViewStory {
  readonly id: string
  readonly title: string
  /** Name of the export. */
  readonly name: string
  /** Name in the sidebar. */
  readonly label: string
  readonly machine: string | undefined
  readonly at: string | undefined
  /** True if the story sets globals itself, such as a narrow window. */
  readonly isSpecial: boolean
  /** Width of the window that the story sets, in px. */
  readonly ownWidth: number | undefined
}

const storySchema = v.object({
  input: v.object({
    name: v.optional(v.string()),
    globals: v.optional(v.looseObject({ viewport: v.optional(v.object({ value: v.string() })) })),
  }),
  meta: v.object({ input: v.object({ title: v.string() }) }),
  composed: v.object({
    parameters: v.object({ machine: v.optional(v.string()) }),
    args: v.object({ at: v.optional(v.string()) }),
  }),
})

/** Exports of a story file, in source order where Storybook provides it. */
function inOrder({ [orderOfExports]: order, ...stories }: Readonly<Record<string, unknown>>) {
  const names = Array.isArray(order) ? order.map(String) : Object.keys(stories)
  return names.map((name) => [name, stories[name]] as const)
}

const orderOfExports = '__namedExportsOrder'

/** Width of a viewport by its name, such as `w390`. */
const widthOf = (window: string | undefined) => (window ? Number(window.slice(1)) : undefined)

/** Reads all stories of all views. */
export async function readStories(): Promise<readonly ViewStory[]> {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>(
    '../{auth,session,profile,companies,postings,applications,letters,resumes,search,site,notifications,identity,privacy,introductions,talent,alerts,hosted}/*.stories.tsx',
  )
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  const exported = modules.flatMap(inOrder)
  return exported.map(([name, story]) => {
    const { input, meta, composed } = v.parse(storySchema, story)
    const { title } = meta.input
    return {
      id: toId(title, storyNameFromExport(name)),
      title,
      name,
      label: input.name ?? name,
      machine: composed.parameters.machine,
      at: composed.args.at,
      isSpecial: input.globals !== undefined,
      ownWidth: widthOf(input.globals?.viewport?.value),
    }
  })
}

/** A state that a machine can stay in, and the stories that show it. */
export interface ShownState {
  readonly machine: string
  readonly at: string
  readonly description: string | undefined
  readonly stories: readonly ViewStory[]
}

/** All states of all machines with the stories that show them, for the coverage test and its page. */
export function shownStates(
  machines: Readonly<Record<string, AnyStateMachine>>,
  stories: readonly ViewStory[],
): readonly ShownState[] {
  return Object.entries(machines).flatMap(([machine, definition]) => {
    const { states } = chartOf(definition)
    const own = stories
      .filter((story) => story.machine === machine)
      .map((story) => ({ story, shown: story.at === undefined ? [] : statesAt(definition, story.at) }))
    return restingPaths(definition).map((at) => ({
      machine,
      at,
      description: states.find(({ path }) => path === at)?.description,
      stories: own.filter(({ shown }) => shown.includes(at)).map(({ story }) => story),
    }))
  })
}
