import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { Kept } from '../session/sessionEvents.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import {
  clearFailure,
  slowAfterMs,
  report,
  reportError,
  submitting,
  type Submission,
} from '../shared/submission.ts'
import { keeping } from './keeping.ts'

/** Login with email address and password. */
export const loginMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as { role: Role; user: User | undefined; failure: Failure | undefined },
    events: {} as { type: 'submit'; form: FormData } | { type: 'cancel' },
    output: {} as { role: Role; user: User },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    login: effect<User, Submission>('login'),
    keep: effect<void, Kept>('keep'),
  },
  actions: {
    clearFailure: clearFailure(),
    know: assign((_, user: User) => ({ user })),
    report: report(),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ role: input.role, user: undefined, failure: undefined }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The form is open. After a failure it shows what to correct, and keeps the input.',
      on: { submit: 'submitting' },
    },
    submitting: {
      ...submitting,
      description: 'The form is being submitted. A second submit is ignored.',
      on: { cancel: 'asking' },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, form: event.form }
        },
        onDone: { target: 'keeping', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: { target: 'asking', actions: reportError },
      },
    },
    keeping,
    done: { type: 'final', tags: ['busy'] },
  },
  output: ({ context: { role, user } }) => ({ role, user: required(user) }),
})

export type LoginFlow = ActorRefFrom<typeof loginMachine>
