import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

/** Sent reset link: its recipient, and the time from which it can be resent, in milliseconds since 1970. */
export interface SentLink {
  readonly emailAddress: string
  readonly resendAt: number
}

/** Requests a mailed link for setting a new password. */
export const forgotPasswordMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as { role: Role; sent: SentLink | undefined; failure: Failure | undefined },
    events: {} as
      | { type: 'submit'; form: FormData }
      | { type: 'resend' }
      | { type: 'changeAddress' }
      | ({ type: 'restored' } & SentLink),
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    forgotPassword: effect<SentLink, { role: Role; emailAddress: unknown }>('forgotPassword'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    remember: assign((_, sent: SentLink) => ({ sent })),
  },
  delays: {
    slowAfterMs,
    cooldown: ({ context }) => Math.max(0, (context.sent?.resendAt ?? 0) - Date.now()),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ role: input.role, sent: undefined, failure: undefined }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The form asks for the email address.',
      on: {
        submit: 'sending',
        restored: {
          description: 'The page was reloaded after a link was sent.',
          target: 'sent',
          actions: {
            type: 'remember',
            params: ({ event: { emailAddress, resendAt } }) => ({ emailAddress, resendAt }),
          },
        },
      },
    },
    sending: {
      ...submitting,
      description: 'The server is asked to send a link.',
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, emailAddress: event.form.get('emailAddress') }
        },
        onDone: {
          target: 'sent',
          actions: { type: 'remember', params: ({ event }) => event.output },
        },
        onError: { target: 'asking', actions: reportError },
      },
    },
    sent: {
      description: 'The page says that an email was sent, whether or not the address has an account.',
      initial: 'cooling',
      on: { changeAddress: { target: 'asking', actions: 'clearFailure' } },
      states: {
        cooling: {
          description: 'Another link can be requested after a delay.',
          after: { cooldown: 'ready' },
        },
        ready: {
          description: 'Another link can be requested.',
          on: { resend: 'resending' },
        },
        resending: {
          tags: ['busy'],
          entry: 'clearFailure',
          invoke: {
            id: 'forgotPassword',
            src: 'forgotPassword',
            input: ({ context }) => ({ role: context.role, emailAddress: context.sent?.emailAddress }),
            onDone: {
              target: 'cooling',
              actions: { type: 'remember', params: ({ event }) => event.output },
            },
            onError: { target: 'ready', actions: reportError },
          },
        },
      },
    },
  },
})

export type ForgotPasswordFlow = ActorRefFrom<typeof forgotPasswordMachine>
