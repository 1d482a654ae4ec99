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

/** Sent to the parent, if there is one, whenever there is a result. */
export interface ReadingReport<Result> {
  readonly type: 'reading.known'
  readonly data: Result
}

interface Input<Query, Result> {
  readonly query: Query
  /** Keeps the result of one query until that of the next one is there; it is cleared otherwise. */
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

/** Loads the data of a page. Stale data stays during a reload, and when it fails. */
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
      description: 'Something else is to be read: an answer to the query before is not waited for any more.',
      target: '.reading',
      actions: { type: 'rememberQuery', params: ({ event }) => event.query },
    },
    known: {
      description: 'A call has answered with it: what was read before is older.',
      target: '.shown',
      actions: { type: 'know', params: ({ event }) => event.data },
    },
  },
  initial: 'reading',
  states: {
    reading: {
      ...waits,
      description: 'The server is asked. What was shown before is still shown.',
      on: {
        refresh: {
          description: 'What is on its way may be older than what has changed: it is asked for anew.',
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
      description: 'It could not be read. What was shown before is still shown, and may be out of date.',
      on: { retry: 'reading', refresh: 'reading' },
    },
    notThere: {
      description: 'It does not exist, or this person may not see it. Something else can be asked for.',
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

/** A machine that reads the result of a query with its effect `read`, which is provided outside. */
export function createReading<Query extends object, Result extends object>(): ReadingMachine<Query, Result>
// The machine looks at neither, so it is the same one for all of them.
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

/** Any reading, for a view that shows how far it is, whatever is read. */
export interface AnyReading extends Subscribable<ReadingSnapshot> {
  readonly getSnapshot: () => ReadingSnapshot
  readonly send: (event: Extract<Event<object, object>, { type: 'retry' | 'refresh' }>) => void
}

/** A reading whose result may also come from elsewhere: from the answer of a call that changed it. */
export interface ReadingOf<Result extends object> extends Omit<AnyReading, 'send'> {
  readonly send: (event: Exclude<Event<object, Result>, { type: 'ask' }>) => void
}
