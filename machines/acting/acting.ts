import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { clearFailure, patience, report, reportError, submitting } from '../shared/submission.ts'

/** One of the things that can be done on a page, and to whom or what, where there are several. */
export interface Act {
  readonly name: string
  readonly of?: string | undefined
}

/** What is done, with what was filled in for it. */
export interface Acted {
  readonly act: Act
  readonly form: FormData | undefined
}

/** Somebody does one of the things that a page offers, each by a call. Before some of them they are asked once. */
export const actingMachine = setup({
  types: {
    context: {} as { act: Act | undefined; failure: Failure | undefined },
    events: {} as
      | { type: 'ask'; act: Act }
      | { type: 'cancel' }
      | { type: 'send'; act: Act; form?: FormData | undefined },
    emitted: {} as
      NoticeEvent | { type: 'acted'; act: Act | undefined; result: object } | { type: 'notActed' },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    act: effect<object, Acted>('act'),
  },
  actions: {
    clearFailure: clearFailure(),
    rememberAct: assign((_, act: Act) => ({ act })),
    report: report(),
    tellActed: emit(({ context: { act } }, result: object) => ({ type: 'acted' as const, act, result })),
    tellDone: notify((_, _act: Act | undefined) => successNotice('It is done.')),
    tellNotActed: emit({ type: 'notActed' }),
  },
  delays: { patience },
}).createMachine({
  id: 'acting',
  context: { act: undefined, failure: undefined },
  initial: 'idle',
  states: {
    idle: {
      description: 'What can be done stands there, and what the last attempt failed with.',
      on: {
        ask: { target: 'asking', actions: { type: 'rememberAct', params: ({ event }) => event.act } },
        send: 'sending',
      },
    },
    asking: {
      description: 'A dialog says what follows, and asks once.',
      entry: 'clearFailure',
      on: { cancel: 'idle', send: 'sending' },
    },
    sending: {
      ...submitting,
      description: 'The server is told, once.',
      entry: [
        'clearFailure',
        {
          type: 'rememberAct',
          params: ({ event }) => {
            assertEvent(event, 'send')
            return event.act
          },
        },
      ],
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ event }) => {
          assertEvent(event, 'send')
          return { act: event.act, form: event.form }
        },
        onDone: {
          target: 'idle',
          actions: [
            { type: 'tellActed', params: ({ event }) => event.output },
            { type: 'tellDone', params: ({ context }) => context.act },
          ],
        },
        onError: {
          target: 'idle',
          actions: [reportError, 'tellNotActed'],
        },
      },
    },
  },
})

export type ActingFlow = ActorRefFrom<typeof actingMachine>
