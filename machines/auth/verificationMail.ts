import { setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, type NoticeEvent } from '../shared/notice.ts'

/** A member whose address is not verified yet asks for the mail with the link once more. */
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
    /** The server sends one mail a minute. */
    cooldown: 60_000,
  },
}).createMachine({
  id: 'verificationMail',
  context: ({ input }) => input,
  initial: 'offering',
  states: {
    offering: {
      description: 'The mail may be asked for.',
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
      description: 'The mail is on its way; another may be asked for in a moment.',
      tags: ['sent'],
      after: { cooldown: 'offering' },
    },
  },
})

export type VerificationMailFlow = ActorRefFrom<typeof verificationMailMachine>
