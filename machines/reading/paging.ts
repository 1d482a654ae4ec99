import {
  assign,
  setup,
  type ActorRefFrom,
  type EventObject,
  type PromiseActorLogic,
  type Snapshot,
  type Subscribable,
} from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import type { Retyped } from '../shared/retyped.ts'
import { slowAfterMs, waits } from '../shared/submission.ts'

/** Page of a list, with the cursor of the next page; null after the last. */
export interface ListPart<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** Request for the next page. */
export interface Wanted<Query> {
  readonly query: Query
  /** Cursor of the previous page. */
  readonly after: string | null
  /** Number of rows to reload; 0 to load the next page. */
  readonly anew: number
}

interface Input<Query> {
  /** Query of the first page. */
  readonly query: Query
  /** Cursor that the first page returned; null if it was the last. */
  readonly next: string | null
}

interface Context<Query, Item> extends Input<Query> {
  readonly added: readonly Item[]
  /** Number of added rows being reloaded. The old rows stay until then. */
  readonly anew: number
  readonly failure: Failure | undefined
}

type Event = { readonly type: 'more' } | { readonly type: 'renewed'; readonly next: string | null }

/** Default page size. */
const ONE_PART = 20

/** Further pages of a list, loaded on request. */
const machine = setup({
  types: {
    input: {} as Input<object>,
    context: {} as Context<object, object>,
    events: {} as Event,
    tags: {} as 'slow',
  },
  actors: {
    readMore: effect<ListPart<object>, Wanted<object>>('readMore'),
  },
  actions: {
    add: assign(({ context: { added, anew } }, { items, next }: ListPart<object>) => ({
      added: anew > 0 ? items : [...added, ...items],
      anew: 0,
      next,
      failure: undefined,
    })),
    beginAnew: assign(({ context: { added } }, next: string | null) =>
      next === null ? { next, added: [], anew: 0 } : { next, anew: added.length },
    ),
    goOnBehind: assign(({ context: { added, anew } }, next: string | null) => ({
      next,
      anew: anew > 0 || added.length === 0 ? anew : added.length + ONE_PART,
    })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    isAll: (_, next: string | null) => next === null,
    isThere: (_, next: string | null) => next !== null,
    goesOn: ({ context }, next: string | null) => next !== null && context.added.length > 0,
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'paging',
  context: ({ input }) => ({ ...input, added: [], anew: 0, failure: undefined }),
  on: {
    renewed: [
      {
        description: 'The first page was reloaded, so the added rows are outdated.',
        guard: { type: 'goesOn', params: ({ event }) => event.next },
        target: '.adding',
        actions: { type: 'beginAnew', params: ({ event }) => event.next },
      },
      { actions: { type: 'beginAnew', params: ({ event }) => event.next } },
    ],
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'The rows loaded so far are shown.',
      on: { more: { guard: 'hasMore', target: 'adding' } },
    },
    adding: {
      ...waits,
      description: 'The next page is loading, or the added rows are being reloaded.',
      on: {
        renewed: [
          {
            description: 'The pending request continues an outdated first page, so it is repeated.',
            guard: { type: 'isThere', params: ({ event }) => event.next },
            target: 'adding',
            reenter: true,
            actions: { type: 'goOnBehind', params: ({ event }) => event.next },
          },
          { target: 'shown', actions: { type: 'beginAnew', params: ({ event }) => event.next } },
        ],
      },
      invoke: {
        id: 'readMore',
        src: 'readMore',
        input: ({ context: { anew, query, next } }) => ({ query, after: next, anew }),
        onDone: { target: 'shown', actions: { type: 'add', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureIn } },
      },
    },
    failed: {
      description: 'The next page could not be loaded. Earlier rows stay.',
      on: {
        more: 'adding',
        renewed: {
          description: 'The reloaded first page is the whole list.',
          guard: { type: 'isAll', params: ({ event }) => event.next },
          target: 'shown',
          actions: { type: 'beginAnew', params: ({ event }) => event.next },
        },
      },
    },
  },
})

type PagingMachine<Query extends object, Item extends object> = Retyped<
  typeof machine,
  {
    context: Context<Query, Item>
    event: Event
    actor: {
      src: 'readMore'
      logic: PromiseActorLogic<ListPart<Item>, Wanted<Query>>
      id: string | undefined
    }
    input: Input<Query>
    emitted: EventObject
  }
>

/** Creates a machine that loads further pages of a list. The caller provides its effect `readMore`. */
export function createPaging<Query extends object, Item extends object>(): PagingMachine<Query, Item>
// The machine does not look inside queries or items, so all lists share it.
export function createPaging(): unknown {
  return machine
}

export type PagingFlow<Query extends object, Item extends object> = ActorRefFrom<PagingMachine<Query, Item>>

type PagingSnapshot = Snapshot<unknown> & {
  readonly context: Pick<Context<object, object>, 'next' | 'added' | 'failure'>
  matches(state: 'shown' | 'adding' | 'failed'): boolean
  hasTag(tag: 'slow'): boolean
}

/** Structural type of any paging actor, for a view with a "Show more" button. */
export interface AnyPaging extends Subscribable<PagingSnapshot> {
  readonly getSnapshot: () => PagingSnapshot
  readonly send: (event: Extract<Event, { type: 'more' }>) => void
}
