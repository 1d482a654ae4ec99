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

/** A part of a list, and where the next one begins; null after the last. */
export interface ListPart<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** The part of a list that is read next. */
export interface Wanted<Query> {
  readonly query: Query
  /** Cursor of the part before. */
  readonly after: string | null
  /** Number of rows to read again; 0 for the next part. */
  readonly anew: number
}

interface Input<Query> {
  /** The query of the first part. */
  readonly query: Query
  /** Cursor of the first part. */
  readonly next: string | null
}

interface Context<Query, Item> extends Input<Query> {
  readonly added: readonly Item[]
  /** Number of added rows that are being read again; they stay until then. */
  readonly anew: number
  readonly failure: Failure | undefined
}

type Event = { readonly type: 'more' } | { readonly type: 'renewed'; readonly next: string | null }

/** Default page size. */
const ONE_PART = 20

/** Further pages of a list, on request. */
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
        description: 'The first part was read anew: what was added to it is older.',
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
      description: 'What was read so far stands there.',
      on: { more: { guard: 'hasMore', target: 'adding' } },
    },
    adding: {
      ...waits,
      description: 'The server is asked for what comes next, or anew for what was added.',
      on: {
        renewed: [
          {
            description: 'What was asked for would follow the older first part.',
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
      description: 'What comes next could not be read. What was read before stays.',
      on: {
        more: 'adding',
        renewed: {
          description: 'The first part read anew is all there is.',
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

/** A machine that goes on with a list by its effect `readMore`, which is provided outside. */
export function createPaging<Query extends object, Item extends object>(): PagingMachine<Query, Item>
// The machine looks at neither, so it is the same one for all of them.
export function createPaging(): unknown {
  return machine
}

export type PagingFlow<Query extends object, Item extends object> = ActorRefFrom<PagingMachine<Query, Item>>

type PagingSnapshot = Snapshot<unknown> & {
  readonly context: Pick<Context<object, object>, 'next' | 'added' | 'failure'>
  matches(state: 'shown' | 'adding' | 'failed'): boolean
  hasTag(tag: 'slow'): boolean
}

/** The paging of any list, for a view that offers more of it. */
export interface AnyPaging extends Subscribable<PagingSnapshot> {
  readonly getSnapshot: () => PagingSnapshot
  readonly send: (event: Extract<Event, { type: 'more' }>) => void
}
