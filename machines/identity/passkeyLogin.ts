import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { keeping } from '../auth/keeping.ts'
import type { Kept } from '../session/sessionEvents.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import { clearFailure, report, reportError } from '../shared/submission.ts'

interface Of {
  readonly role: Role
}

/** Passkey login, from the autofill of the address field or with a button. */
export const passkeyLoginMachine = setup({
  types: {
    input: {} as Of,
    context: {} as Of & { readonly user: User | undefined; readonly failure: Failure | undefined },
    events: {} as { readonly type: 'use' } | { readonly type: 'cancel' },
    output: {} as { readonly role: Role; readonly user: User },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Resolves with undefined if the browser has no passkey autofill, or if a password is submitted instead.
     */
    offerPasskey: effect<User | undefined, Of>('offerPasskey'),
    usePasskey: effect<User, Of>('usePasskey'),
    keep: effect<void, Kept>('keep'),
  },
  actions: {
    clearFailure: clearFailure(),
    know: assign((_, user: User) => ({ user })),
    report: report(),
  },
  guards: { isChosen: (_, user: User | undefined) => user !== undefined },
}).createMachine({
  id: 'passkeyLogin',
  context: ({ input: { role } }) => ({ role, user: undefined, failure: undefined }),
  initial: 'offering',
  states: {
    offering: {
      description: 'The browser offers passkeys as autofill of the address field while the form is open.',
      on: { use: 'using' },
      invoke: {
        id: 'offerPasskey',
        src: 'offerPasskey',
        input: ({ context: { role } }) => ({ role }),
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.output },
            target: 'keeping',
            actions: { type: 'know', params: ({ event }) => required(event.output) },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: reportError },
      },
    },
    asking: {
      description: 'Only the button starts a passkey login. After a failure the page says what to do next.',
      on: { use: 'using' },
    },
    using: {
      tags: ['busy'],
      entry: 'clearFailure',
      description: 'The browser asks for a passkey, and the server verifies it.',
      on: { cancel: 'asking' },
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        input: ({ context: { role } }) => ({ role }),
        onDone: { target: 'keeping', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: { target: 'asking', actions: reportError },
      },
    },
    keeping,
    done: { type: 'final', tags: ['busy'] },
  },
  output: ({ context: { role, user } }) => ({ role, user: required(user) }),
})

export type PasskeyLoginFlow = ActorRefFrom<typeof passkeyLoginMachine>
