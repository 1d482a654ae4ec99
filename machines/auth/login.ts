import { assertEvent, assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { effect, failureOf, given, patience, type Failure, type Submission } from '../shared/effect.ts'
import { failureNotice, type NoticeEvent } from '../shared/notice.ts'

/** Somebody with an account gives their address and password, and is let in. */
export const loginMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as { role: Role; failure: Failure | undefined },
    events: {} as { type: 'submit'; form: FormData } | { type: 'cancel' },
    output: {} as { role: Role; user: User },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    login: effect<User, Submission>('login'),
  },
  actions: {
    clearFailure: assign({ failure: undefined }),
    report: enqueueActions(({ enqueue }, failure: Failure) => {
      enqueue.assign({ failure })
      if (failure.code !== 'invalid') enqueue.emit(failureNotice(failure))
    }),
  },
  delays: { patience },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ role: input.role, failure: undefined }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The form is open. After a failure it says what to mend, and keeps what was typed.',
      on: { submit: 'submitting' },
    },
    submitting: {
      description: 'The server is asked, once: a second submit is not heard.',
      tags: ['busy'],
      entry: 'clearFailure',
      on: { cancel: 'asking' },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, form: event.form }
        },
        onDone: 'done',
        onError: {
          target: 'asking',
          actions: { type: 'report', params: ({ event }) => failureOf(event.error) },
        },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { patience: 'stillWaiting' } },
        stillWaiting: { tags: ['slow'], description: 'It takes long: the page says so, and offers to stop.' },
      },
    },
    done: { type: 'final', tags: ['busy'], output: ({ event }) => given<User>(event) },
  },
  output: ({ context, event }) => ({ role: context.role, user: given<User>(event) }),
})

export type LoginFlow = ActorRefFrom<typeof loginMachine>
