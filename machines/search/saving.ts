import { assign, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, type NoticeEvent } from '../shared/notice.ts'

/** A job that is to be saved, or not to be any more. */
export interface Change {
  readonly slug: string
  readonly isSaved: boolean
}

const turned = {
  type: 'turn',
  params: ({ event }: { event: { slug: string } }) => event.slug,
} as const

type BySlug = Readonly<Record<string, boolean>>

/** How the reader stands to the jobs of a page. */
export interface Standing {
  /** The slugs of those that are saved. */
  readonly saved: readonly string[]
  /** When they have applied, by the slugs of those that they have applied to. */
  readonly applied: Readonly<Record<string, string>>
}

/**
 * The jobs of a page are saved and taken out again. What is pressed is shown at once, and told one after the other: what
 * fails is shown as it was before. Which of them the reader has applied to is asked with it.
 */
export const savingMachine = setup({
  types: {
    input: {} as { slugs: readonly string[] },
    context: {} as {
      slugs: readonly string[]
      /** Whether a job is saved, as it is shown. */
      shown: BySlug
      /** The same, as it is known. */
      known: BySlug
      applied: Standing['applied']
      telling: Change | undefined
    },
    events: {} as { type: 'toggle'; slug: string } | { type: 'returned' },
    emitted: {} as NoticeEvent,
  },
  actors: {
    readSaved: effect<Standing, { readonly slugs: readonly string[] }>('readSaved'),
    changeSaved: effect<void, Change | undefined>('changeSaved'),
  },
  actions: {
    know: assign(({ context: { slugs } }, { applied, saved }: Standing) => {
      const known = Object.fromEntries(slugs.map((slug) => [slug, saved.includes(slug)]))
      return { applied, known, shown: known }
    }),
    turn: assign(({ context: { shown } }, slug: string) => ({ shown: { ...shown, [slug]: !shown[slug] } })),
    choose: assign(({ context }) => ({ telling: untoldIn(context) })),
    remember: assign(({ context: { known, telling } }) => ({
      known: telling ? { ...known, [telling.slug]: telling.isSaved } : known,
    })),
    takeBack: assign(({ context: { known, shown, telling } }) => ({
      shown: telling ? { ...shown, [telling.slug]: known[telling.slug] === true } : shown,
    })),
    tellFailure: notify((_, failure: Failure) => failureNotice(failure)),
  },
  guards: {
    isKnown: ({ context: { known } }) => Object.keys(known).length > 0,
    hasUntold: ({ context }) => untoldIn(context) !== undefined,
  },
}).createMachine({
  id: 'saving',
  context: ({ input: { slugs } }) => ({ slugs, shown: {}, known: {}, applied: {}, telling: undefined }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'It is asked which of the jobs are saved. Where nobody can say, it stays as it was known, and to save one again does no harm.',
      on: { toggle: { guard: 'isKnown', target: 'resting', actions: turned } },
      invoke: {
        id: 'readSaved',
        src: 'readSaved',
        input: ({ context: { slugs } }) => ({ slugs }),
        onDone: { target: 'resting', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: {
          target: 'resting',
          actions: { type: 'know', params: ({ context }) => standingIn(context) },
        },
      },
    },
    resting: {
      description: 'All that was pressed has been told.',
      on: { toggle: { actions: turned }, returned: 'reading' },
      always: { guard: 'hasUntold', target: 'changing', actions: 'choose' },
    },
    changing: {
      description: 'A job is saved, or taken out, and shown as if it were already.',
      on: { toggle: { actions: turned } },
      invoke: {
        id: 'changeSaved',
        src: 'changeSaved',
        input: ({ context: { telling } }) => telling,
        onDone: { target: 'resting', actions: 'remember' },
        onError: { target: 'resting', actions: ['takeBack', { type: 'tellFailure', params: failureIn }] },
      },
    },
  },
})

/** What is known. */
const standingIn = ({
  applied,
  known,
}: Pick<Standing, 'applied'> & { readonly known: BySlug }): Standing => ({
  saved: Object.keys(known).filter((slug) => known[slug]),
  applied,
})

/** What is shown otherwise than it is known: it has to be told. */
function untoldIn({ known, shown }: { readonly known: BySlug; readonly shown: BySlug }): Change | undefined {
  const slug = Object.keys(shown).find((each) => shown[each] !== known[each])
  return slug === undefined ? undefined : { slug, isSaved: shown[slug] === true }
}

export type SavingFlow = ActorRefFrom<typeof savingMachine>
