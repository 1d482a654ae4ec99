import { assign, fromCallback, setup, type ActorRefFrom, type EventObject } from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, type Notice, type NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import type { VisitorEvent } from '../shared/visitorWatch.ts'

/** Request to save a job or to remove it from the saved jobs. */
export interface Change {
  readonly slug: string
  readonly isSaved: boolean
}

/** Owner of the saved jobs: the id of a candidate, or null for a guest, whose jobs are on the device. */
interface Owned {
  readonly owner: string | null
}

/** Saved and applied jobs among those on the page. */
export interface SavedJobs {
  /** Slugs of saved jobs. */
  readonly saved: readonly string[]
  /** Dates of the reader's applications, by slug. */
  readonly applied: Readonly<Record<string, string>>
}

/** Sent when the browser restores the page from its back/forward cache. */
export interface ReturnEvent {
  readonly type: 'returned'
}

type BySlug = Readonly<Record<string, boolean>>

interface Context extends Owned {
  /** Slugs of the jobs on the page. */
  readonly slugs: readonly string[]
  /** Jobs whose state has not been loaded since they were listed, or since the page was restored. */
  readonly unread: readonly string[]
  /** Optimistic state by slug, as the page shows it. */
  readonly shown: BySlug
  /** State by slug, as last loaded or saved. */
  readonly known: BySlug
  readonly applied: SavedJobs['applied']
  readonly change: Change | undefined
}

const toggled = {
  type: 'toggleShown',
  params: ({ event }: { event: { slug: string } }) => event.slug,
} as const

/**
 * Saves and unsaves the jobs on a page: in the account of a candidate, on the device of a guest. Changes are
 * optimistic and sent one at a time; a failed one is reverted.
 */
export const savingMachine = setup({
  types: {
    input: {} as Pick<Context, 'slugs'>,
    context: {} as Context,
    events: {} as
      | VisitorEvent
      | ReturnEvent
      | { readonly type: 'listed'; readonly slugs: readonly string[] }
      | { readonly type: 'toggle'; readonly slug: string },
    emitted: {} as NoticeEvent,
  },
  actors: {
    visitor: fromCallback<EventObject>(() => undefined),
    pageReturn: fromCallback<EventObject>(() => undefined),
    readSaved: effect<SavedJobs, Owned & Pick<Context, 'slugs'>>('readSaved'),
    /** Resolves with a notice if the person has to know something. */
    changeSaved: effect<Notice | undefined, Owned & Change>('changeSaved'),
  },
  actions: {
    begin: assign(({ context: { slugs } }, owner: string | null) => ({
      owner,
      unread: slugs,
      shown: {},
      known: {},
      applied: {},
      change: undefined,
    })),
    end: assign({ unread: [], shown: {}, known: {}, applied: {}, change: undefined }),
    list: assign(({ context: { known } }, slugs: readonly string[]) => ({
      slugs,
      unread: slugs.filter((slug) => known[slug] === undefined),
    })),
    readAll: assign(({ context: { slugs } }) => ({ unread: slugs })),
    know: assign(({ context }, { applied, saved }: SavedJobs) => {
      const read = Object.fromEntries(context.unread.map((slug) => [slug, saved.includes(slug)]))
      return {
        unread: [],
        known: { ...context.known, ...read },
        shown: { ...context.shown, ...read },
        applied: { ...context.applied, ...applied },
      }
    }),
    presume: assign(({ context: { known, shown, unread } }) => {
      const presumed = Object.fromEntries(unread.map((slug) => [slug, false]))
      return { unread: [], known: { ...presumed, ...known }, shown: { ...presumed, ...shown } }
    }),
    toggleShown: assign(({ context: { shown } }, slug: string) => ({
      shown: { ...shown, [slug]: !shown[slug] },
    })),
    nextChange: assign(({ context }) => ({ change: changeIn(context) })),
    keepChange: assign(({ context: { known } }, { isSaved, slug }: Change) => ({
      known: { ...known, [slug]: isSaved },
    })),
    revertChange: assign(({ context: { known, shown } }, { slug }: Change) => ({
      shown: { ...shown, [slug]: known[slug] === true },
    })),
    showNotice: notify((_, notice: Notice | undefined) => notice && { type: 'notice', notice }),
    showFailure: notify((_, failure: Failure) => failureNotice(failure)),
  },
  guards: {
    isKnown: ({ context: { known } }, slug: string) => known[slug] !== undefined,
    hasUnread: ({ context: { unread } }) => unread.length > 0,
    hasChange: ({ context }) => changeIn(context) !== undefined,
  },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({
    ...input,
    owner: null,
    unread: [],
    shown: {},
    known: {},
    applied: {},
    change: undefined,
  }),
  invoke: [
    { id: 'visitor', src: 'visitor' },
    { id: 'pageReturn', src: 'pageReturn' },
  ],
  on: {
    'visitor.candidate': {
      target: '.resting',
      actions: { type: 'begin', params: ({ event }) => event.id },
    },
    'visitor.guest': { target: '.resting', actions: { type: 'begin', params: null } },
    'visitor.employer': { target: '.unavailable', actions: 'end' },
    listed: { actions: { type: 'list', params: ({ event }) => event.slugs } },
    returned: {
      description: 'Other pages may have saved or removed jobs meanwhile.',
      actions: 'readAll',
    },
  },
  initial: 'unavailable',
  states: {
    unavailable: {
      description: 'The visitor is an employer, who cannot save jobs, or is not known yet.',
    },
    resting: {
      description: 'All changes are saved, and the state of every job is loaded.',
      on: {
        toggle: { guard: { type: 'isKnown', params: ({ event }) => event.slug }, actions: toggled },
      },
      always: [
        { guard: 'hasChange', target: 'changing', actions: 'nextChange' },
        { guard: 'hasUnread', target: 'reading' },
      ],
    },
    reading: {
      description:
        'The saved jobs are loading. If that fails, unknown jobs count as unsaved, because saving one twice does no harm.',
      on: {
        listed: {
          target: 'reading',
          reenter: true,
          actions: { type: 'list', params: ({ event }) => event.slugs },
        },
        returned: { target: 'reading', reenter: true, actions: 'readAll' },
        toggle: {
          description: 'The change is sent first, because a response loaded meanwhile would be outdated.',
          guard: { type: 'isKnown', params: ({ event }) => event.slug },
          target: 'resting',
          actions: toggled,
        },
      },
      invoke: {
        id: 'readSaved',
        src: 'readSaved',
        input: ({ context: { owner, unread } }) => ({ owner, slugs: unread }),
        onDone: { target: 'resting', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: { target: 'resting', actions: 'presume' },
      },
    },
    changing: {
      description: 'A job is being saved or removed. The page already shows the result.',
      on: {
        toggle: { guard: { type: 'isKnown', params: ({ event }) => event.slug }, actions: toggled },
      },
      invoke: {
        id: 'changeSaved',
        src: 'changeSaved',
        input: ({ context: { change, owner } }) => ({ owner, ...required(change) }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepChange', params: ({ context }) => required(context.change) },
            { type: 'showNotice', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'resting',
          actions: [
            { type: 'revertChange', params: ({ context }) => required(context.change) },
            { type: 'showFailure', params: failureIn },
          ],
        },
      },
    },
  },
})

/** Next job whose optimistic state differs from the saved one. */
function changeIn({ known, shown }: Pick<Context, 'known' | 'shown'>): Change | undefined {
  const slug = Object.keys(shown).find((each) => shown[each] !== known[each])
  return slug === undefined ? undefined : { slug, isSaved: shown[slug] === true }
}

export type SavingFlow = ActorRefFrom<typeof savingMachine>
