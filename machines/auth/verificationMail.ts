import { setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, type NoticeEvent } from '../shared/notice.ts'

/** Resends the verification email to a member. */
export const verificationMailMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as { role: Role },
    events: {} as { type: 'send' },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'sent',
  },
  actors: {
    resendVerification: effect<unknown, Role>('resendVerification'),
  },
  actions: {
    tellFailure: notify((_, failure: Failure) => failureNotice(failure)),
  },
  delays: {
    /** Cooldown in milliseconds: the server sends one verification email per minute. */
    cooldown: 60_000,
  },
}).createMachine({
  id: 'verificationMail',
  context: ({ input }) => input,
  initial: 'offering',
  states: {
    offering: {
      description: 'The email can be requested.',
      on: { send: 'sending' },
    },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'resendVerification',
        src: 'resendVerification',
        input: ({ context }) => context.role,
        onDone: 'sent',
        onError: {
          target: 'offering',
          actions: { type: 'tellFailure', params: failureIn },
        },
      },
    },
    sent: {
      description: 'The email was sent. Another can be requested after a delay.',
      tags: ['sent'],
      after: { cooldown: 'offering' },
    },
  },
})

export type VerificationMailFlow = ActorRefFrom<typeof verificationMailMachine>
