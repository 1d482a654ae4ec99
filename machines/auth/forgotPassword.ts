import { assertEvent, assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { effect, failureOf, patience, type Failure } from '../shared/effect.ts'
import { failureNotice, type NoticeEvent } from '../shared/notice.ts'

/** A link that was asked for: where it went, and when another may be asked for (milliseconds since 1970). */
export interface SentLink {
  readonly emailAddress: string
  readonly resendAt: number
}

/** Somebody who cannot log in asks for a link to set a new password. */
export const forgotPasswordMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as { role: Role; sent: SentLink | undefined; failure: Failure | undefined },
    events: {} as
      | { type: 'submit'; form: FormData }
      | { type: 'resend' }
      | { type: 'changeAddress' }
      | ({ type: 'restored' } & SentLink),
    emitted: {} as NoticeEvent | ({ type: 'sent' } & SentLink),
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    forgotPassword: effect<SentLink, { role: Role; emailAddress: unknown }>('forgotPassword'),
  },
  actions: {
    clearFailure: assign({ failure: undefined }),
    report: enqueueActions(({ enqueue }, failure: Failure) => {
      enqueue.assign({ failure })
      if (failure.code !== 'invalid') enqueue.emit(failureNotice(failure))
    }),
    remember: assign((_, sent: SentLink) => ({ sent })),
    tellSent: emit((_, sent: SentLink) => ({ type: 'sent' as const, ...sent })),
  },
  delays: {
    patience,
    cooldown: ({ context }) => Math.max(0, (context.sent?.resendAt ?? 0) - Date.now()),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ role: input.role, sent: undefined, failure: undefined }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The form asks for the address.',
      on: {
        submit: 'sending',
        restored: {
          description: 'The page was reloaded after a link had been sent.',
          target: 'sent',
          actions: {
            type: 'remember',
            params: ({ event: { emailAddress, resendAt } }) => ({ emailAddress, resendAt }),
          },
        },
      },
    },
    sending: {
      description: 'The server is asked to send a link.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { role: context.role, emailAddress: event.form.get('emailAddress') }
        },
        onDone: {
          target: 'sent',
          actions: [
            { type: 'remember', params: ({ event }) => event.output },
            { type: 'tellSent', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'asking',
          actions: { type: 'report', params: ({ event }) => failureOf(event.error) },
        },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { patience: 'stillWaiting' } },
        stillWaiting: { tags: ['slow'], description: 'It takes long, and the page says so.' },
      },
    },
    sent: {
      description: 'The page says where to look, whether or not the address is known.',
      initial: 'cooling',
      on: { changeAddress: { target: 'asking', actions: 'clearFailure' } },
      states: {
        cooling: {
          description: 'Another link may be asked for in a moment.',
          after: { cooldown: 'ready' },
        },
        ready: {
          description: 'Another link may be asked for.',
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
              actions: [
                { type: 'remember', params: ({ event }) => event.output },
                { type: 'tellSent', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'ready',
              actions: { type: 'report', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
  },
})

export type ForgotPasswordFlow = ActorRefFrom<typeof forgotPasswordMachine>
