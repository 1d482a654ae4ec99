import { assign, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { patience, waits } from '../shared/submission.ts'

/** A page loads what it shows. What it shows already stays while it is loaded anew, and when that fails. */
export const readingMachine = setup({
  types: {
    input: {} as { asked: object },
    context: {} as { asked: object; data: object | undefined; failure: Failure | undefined },
    events: {} as { type: 'retry' } | { type: 'refresh' } | { type: 'known'; data: object },
    tags: {} as 'slow',
  },
  actors: {
    read: effect<object, object>('read'),
  },
  actions: {
    know: assign((_, data: object) => ({ data, failure: undefined })),
    forget: assign({ data: undefined, failure: undefined }),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    isNotThere: (_, { reason }: Failure) => reason?.code === 'notFound',
  },
  delays: { patience },
}).createMachine({
  id: 'reading',
  context: ({ input }) => ({ ...input, data: undefined, failure: undefined }),
  on: {
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
        input: ({ context }) => context.asked,
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
      type: 'final',
      description: 'It does not exist, or this person may not see it.',
    },
  },
})

export type ReadingFlow = ActorRefFrom<typeof readingMachine>
