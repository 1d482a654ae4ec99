import { assign, enqueueActions, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate'
import { sendToSession } from '../session/sendToSession.ts'
import type { Kept } from '../session/sessionEvents.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, failureOf, type Failure, type FailureCode } from '../shared/failure.ts'
import { failureNotice, notify, type NoticeEvent } from '../shared/notice.ts'
import type { ChannelFlow } from './channel.ts'

/** User logged in through the page address, after a provider sign-in or from a mailed link. */
export interface Arrival extends Kept {
  /** Path to open next. */
  readonly next?: string | undefined
}

/**
 * Events of the hosted session; those of the client library are in capitals. A session is identified by the
 * expiry of its access token, in milliseconds since 1970. The tokens themselves stay in the library's
 * storage.
 */
export type HostedEvent =
  | { readonly type: 'INITIAL_SESSION'; readonly expiresAt: number | undefined }
  | {
      readonly type: 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'PASSWORD_RECOVERY'
      readonly expiresAt: number
    }
  | { readonly type: 'SIGNED_OUT' }
  | ({ readonly type: 'arrived' } & Arrival)
  /** Sent when the address holds an incomplete session, or one that the server rejects. */
  | { readonly type: 'failed'; readonly failure: Failure }
  /** Sent when a refresh gets no response, or status 502, 503 or 504. */
  | { readonly type: 'unavailable'; readonly failure: Failure }
  /** Sent when a call is rejected because the session is no longer valid. */
  | { readonly type: 'refused' }
  /** Sent when this tab gets the lock for refreshing, with the stored expiry at that time. */
  | { readonly type: 'turn'; readonly expiresAt: number | undefined }
  /** Sent when the page becomes visible or online: timers may have been delayed until then. */
  | { readonly type: 'woken' }

/** Asks the client library for its session. */
interface RestoreEvent {
  readonly type: 'restore'
}

/** Time before expiry at which a session is refreshed, in milliseconds (specification, 9). */
export const EXPIRY_MARGIN = 90_000
/**
 * Time before expiry at which the person is warned of failed refreshes, in milliseconds (specification, 9).
 */
const WARNING_MARGIN = 30_000
/** Maximum timer duration in milliseconds. Browsers fire timers of more than 24.8 days immediately. */
const LONGEST_TIMER = 86_400_000
/** Delays before retrying a failed refresh, in milliseconds; the last one repeats. */
const BACK_OFF = [1_000, 2_000, 5_000, 10_000, 30_000] as const

const retryable: ReadonlySet<FailureCode> = new Set(['offline', 'unreachable', 'timeout'])

const until = (expiresAt: number, margin: number) =>
  Math.min(Math.max(expiresAt - margin - Date.now(), 0), LONGEST_TIMER)

interface Known {
  readonly expiresAt: number
}

/**
 * Session of a hosted backend. Refreshes the access token before it expires, in one tab at a time, and
 * retries while the server is unavailable. Reports changes to the application's session, which owns cookies
 * and redirects.
 */
export const hostedSessionMachine = setup({
  types: {
    context: {} as Known & {
      /** Failed refreshes since the last success. */
      readonly tries: number
      readonly failure: Failure | undefined
    },
    events: {} as HostedEvent,
    emitted: {} as NoticeEvent,
    tags: {} as 'unknown' | 'warning',
  },
  actors: {
    /** Reports the events of the client library, and its session on request. */
    watchClient: fromCallback<RestoreEvent>(() => undefined),
    /** Acquires the lock shared by all tabs, and holds it until stopped. */
    takeTurn: fromCallback(() => undefined),
    /** Refreshes the tokens; resolves with the new expiry. */
    refresh: effect<Known>('refresh'),
    /** Removes the session from storage. */
    forget: effect<void>('forget'),
  },
  actions: {
    restore: sendTo('watchClient', { type: 'restore' }),
    know: assign((_, { expiresAt }: Known) => ({ expiresAt, tries: 0, failure: undefined })),
    forgetExpiry: assign({ expiresAt: 0, tries: 0, failure: undefined }),
    countFailure: assign(({ context: { tries } }, failure: Failure) => ({ tries: tries + 1, failure })),
    checkSession: sendToSession(() => ({ type: 'outdated' })),
    renewChannel: enqueueActions(({ enqueue, system }) => {
      const { channel }: { readonly channel?: ChannelFlow } = system.getAll()
      if (channel) enqueue.sendTo(channel, { type: 'tokenRefreshed' })
    }),
    enter: sendToSession((_, { next, role, user }: Arrival) => ({ type: 'signedIn', role, user, next })),
    tellFailure: notify((_, failure: Failure) => failureNotice(failure)),
    warn: notify((_, failure: Failure | undefined) => failure && failureNotice(failure)),
  },
  guards: {
    isKnown: (_, { expiresAt }: { readonly expiresAt: number | undefined }) => expiresAt !== undefined,
    isOther: ({ context }, { expiresAt }: { readonly expiresAt: number | undefined }) =>
      expiresAt !== context.expiresAt,
    isInMargin: ({ context: { expiresAt } }) => until(expiresAt, EXPIRY_MARGIN) === 0,
    hasFailed: ({ context: { failure } }) => failure !== undefined,
    isRetryable: (_, { code }: Failure) => retryable.has(code),
  },
  delays: {
    /** Times until the refresh, the warning and the expiry, in milliseconds. */
    untilMargin: ({ context: { expiresAt } }) => until(expiresAt, EXPIRY_MARGIN),
    untilWarning: ({ context: { expiresAt } }) => until(expiresAt, WARNING_MARGIN),
    untilExpiry: ({ context: { expiresAt } }) => until(expiresAt, 0),
    backOff: ({ context: { tries } }) => BACK_OFF[tries - 1] ?? 30_000,
  },
}).createMachine({
  id: 'hostedSession',
  context: { expiresAt: 0, tries: 0, failure: undefined },
  invoke: { id: 'watchClient', src: 'watchClient' },
  on: {
    SIGNED_IN: {
      description: 'A login in this tab or another. The library repeats the event for a known session.',
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.fresh',
      actions: { type: 'know', params: ({ event }) => event },
    },
    TOKEN_REFRESHED: { target: '.fresh', actions: { type: 'know', params: ({ event }) => event } },
    PASSWORD_RECOVERY: { target: '.recovering', actions: { type: 'know', params: ({ event }) => event } },
    SIGNED_OUT: { target: '.signedOut', actions: 'checkSession' },
    refused: '.expired',
    arrived: { actions: { type: 'enter', params: ({ event }) => event } },
    failed: { actions: { type: 'tellFailure', params: ({ event }) => event.failure } },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The library restores a session from the page address or else from its storage.',
      tags: ['unknown'],
      entry: 'restore',
      on: {
        INITIAL_SESSION: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'fresh',
            actions: { type: 'know', params: ({ event: { expiresAt = 0 } }) => ({ expiresAt }) },
          },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: { description: 'There is no session.', entry: 'forgetExpiry' },
    fresh: {
      description: 'The access token is valid for more than 90 seconds. The channel gets the new token.',
      entry: 'renewChannel',
      always: { guard: 'isInMargin', target: 'renewing' },
      after: { untilMargin: { target: 'fresh', reenter: true } },
      on: { woken: { target: 'fresh', reenter: true } },
    },
    renewing: {
      description: 'The access token expires in less than 90 seconds, or has expired.',
      type: 'parallel',
      invoke: { id: 'takeTurn', src: 'takeTurn' },
      states: {
        attempt: {
          initial: 'expiring',
          states: {
            expiring: {
              description: 'Only one tab refreshes the session at a time. This tab waits for its turn.',
              on: {
                turn: [
                  {
                    description: 'Another tab has refreshed the session meanwhile.',
                    guard: {
                      type: 'isOther',
                      params: ({ context, event: { expiresAt = context.expiresAt } }) => ({ expiresAt }),
                    },
                    target: '#hostedSession.fresh',
                    actions: {
                      type: 'know',
                      params: ({ context, event: { expiresAt = context.expiresAt } }) => ({ expiresAt }),
                    },
                  },
                  { target: 'refreshing' },
                ],
              },
            },
            refreshing: {
              description: 'The refresh token is exchanged for new tokens.',
              invoke: {
                id: 'refresh',
                src: 'refresh',
                onDone: {
                  target: '#hostedSession.fresh',
                  actions: { type: 'know', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isRetryable', params: ({ event }) => failureOf(event.error) },
                    target: 'retrying',
                    actions: { type: 'countFailure', params: failureIn },
                  },
                  {
                    description: 'The server no longer knows the session.',
                    target: '#hostedSession.expired',
                  },
                ],
              },
              on: {
                unavailable: {
                  target: 'retrying',
                  actions: { type: 'countFailure', params: ({ event }) => event.failure },
                },
              },
            },
            retrying: {
              description: 'The server was unavailable. The session is kept, and the refresh is retried.',
              after: { backOff: 'refreshing' },
              on: { woken: 'refreshing' },
            },
          },
        },
        margin: {
          initial: 'ample',
          states: {
            ample: { after: { untilWarning: 'short' } },
            short: {
              description:
                'The access token expires in less than 30 seconds. The person is warned if a refresh has failed.',
              tags: ['warning'],
              always: { guard: 'hasFailed', target: 'told' },
            },
            told: {
              description: 'The person was warned that the session ends soon.',
              tags: ['warning'],
              entry: { type: 'warn', params: ({ context }) => context.failure },
            },
          },
        },
      },
    },
    expired: {
      description: 'The server refuses to refresh the session. The person has to log in again.',
      entry: 'forgetExpiry',
      invoke: {
        id: 'forget',
        src: 'forget',
        onDone: { actions: 'checkSession' },
        onError: { actions: 'checkSession' },
      },
      on: { SIGNED_OUT: { description: 'The library has removed the session.' } },
    },
    recovering: {
      description:
        'A mailed link lets the person set a new password. An existing login of this browser stays.',
      after: { untilExpiry: 'restoring' },
      on: {
        woken: { target: 'recovering', reenter: true },
        TOKEN_REFRESHED: {},
        SIGNED_IN: {},
        USER_UPDATED: { description: 'The new password is set.', target: 'restoring' },
        SIGNED_OUT: { target: 'restoring', actions: 'checkSession' },
      },
    },
  },
})

export type HostedSessionActor = ActorRefFrom<typeof hostedSessionMachine>
