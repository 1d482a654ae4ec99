import {
  assign,
  enqueueActions,
  setup,
  type ActorRef,
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

/** Sent to the parent actor, if any, with every new result. */
export interface ReadingReport<Result> {
  readonly type: 'reading.known'
  readonly data: Result
}

interface Input<Query, Result> {
  readonly query: Query
  /** Keeps the result of one query until the next query has loaded; by default, it is cleared. */
  readonly isKept?: boolean | undefined
  readonly parent?: ActorRef<Snapshot<unknown>, ReadingReport<Result>> | undefined
}

interface Context<Query, Result> extends Input<Query, Result> {
  readonly data: Result | undefined
  readonly failure: Failure | undefined
}

type Event<Query, Result> =
  | { readonly type: 'ask'; readonly query: Query }
  | { readonly type: 'retry' }
  | { readonly type: 'refresh' }
  | { readonly type: 'known'; readonly data: Result }

/** Loads the data of a page. Stale data stays during a reload, and after a failed one. */
const machine = setup({
  types: {
    input: {} as Input<object, object>,
    context: {} as Context<object, object>,
    events: {} as Event<object, object>,
    tags: {} as 'slow',
  },
  actors: {
    read: effect<object, object>('read'),
  },
  actions: {
    know: enqueueActions(({ context: { parent }, enqueue }, data: object) => {
      enqueue.assign({ data, failure: undefined })
      if (parent) enqueue.sendTo(parent, { type: 'reading.known', data })
    }),
    forget: assign({ data: undefined, failure: undefined }),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    rememberQuery: assign(({ context: { data, isKept } }, query: object) => ({
      query,
      data: isKept === true ? data : undefined,
      failure: undefined,
    })),
  },
  guards: {
    isNotThere: (_, { reason }: Failure) => reason?.code === 'notFound',
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'reading',
  context: ({ input }) => ({ ...input, data: undefined, failure: undefined }),
  on: {
    ask: {
      description: 'The query has changed, so a pending response to the previous one is discarded.',
      target: '.reading',
      actions: { type: 'rememberQuery', params: ({ event }) => event.query },
    },
    known: {
      description: 'Another call has returned newer data.',
      target: '.shown',
      actions: { type: 'know', params: ({ event }) => event.data },
    },
  },
  initial: 'reading',
  states: {
    reading: {
      ...waits,
      description: 'The data is loading. Stale data is still shown.',
      on: {
        refresh: {
          description: 'The pending response may be older than the change, so the request is repeated.',
          target: 'reading',
          reenter: true,
        },
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.query,
        onDone: { target: 'shown', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isNotThere', params: failureIn }, target: 'notThere', actions: 'forget' },
          { target: 'failed', actions: { type: 'rememberFailure', params: failureIn } },
        ],
      },
    },
    shown: { on: { refresh: 'reading' } },
    failed: {
      description: 'The data could not be loaded. Stale data is still shown.',
      on: { retry: 'reading', refresh: 'reading' },
    },
    notThere: {
      description: 'The data does not exist, or the user may not see it. Another query can be loaded.',
    },
  },
})

type ReadingMachine<Query extends object, Result extends object> = Retyped<
  typeof machine,
  {
    context: Context<Query, Result>
    event: Event<Query, Result>
    actor: { src: 'read'; logic: PromiseActorLogic<Result, Query>; id: string | undefined }
    input: Input<Query, Result>
    emitted: EventObject
  }
>

/** Creates a machine that loads the result of a query. The caller provides its effect `read`. */
export function createReading<Query extends object, Result extends object>(): ReadingMachine<Query, Result>
// The machine does not look inside queries or results, so all pages share it.
export function createReading(): unknown {
  return machine
}

export type ReadingFlow<Query extends object, Result extends object> = ActorRefFrom<
  ReadingMachine<Query, Result>
>

type ReadingSnapshot = Snapshot<unknown> & {
  readonly context: Pick<Context<object, object>, 'data' | 'failure'>
  matches(state: 'reading' | 'shown' | 'failed' | 'notThere'): boolean
  hasTag(tag: 'slow'): boolean
}

/** Structural type of any reading actor, for views that show its loading state. */
export interface AnyReading extends Subscribable<ReadingSnapshot> {
  readonly getSnapshot: () => ReadingSnapshot
  readonly send: (event: Extract<Event<object, object>, { type: 'retry' | 'refresh' }>) => void
}

/** Reading whose result can also be replaced by the response of a call that has changed it. */
export interface ReadingOf<Result extends object> extends Omit<AnyReading, 'send'> {
  readonly send: (event: Exclude<Event<object, Result>, { type: 'ask' }>) => void
}
