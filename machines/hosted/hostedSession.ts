import { assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate'
import { sendToSession } from '../session/sendToSession.ts'
import type { Kept } from '../session/sessionEvents.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, failureOf, type Failure, type FailureCode } from '../shared/failure.ts'
import { failureNotice, notify, type NoticeEvent } from '../shared/notice.ts'

/** Person who has logged in by an address: after a sign-in with a provider, or by a mailed link. */
export interface Arrival extends Kept {
  /** Page to open next. */
  readonly next?: string | undefined
}

/**
 * Events of the client library, in capitals, and of what surrounds it. A session is known by the time at which its access
 * token expires, in milliseconds since 1970; its tokens stay in the storage of the library.
 */
export type HostedEvent =
  | { readonly type: 'INITIAL_SESSION'; readonly expiresAt: number | undefined }
  | {
      readonly type: 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'PASSWORD_RECOVERY'
      readonly expiresAt: number
    }
  | { readonly type: 'SIGNED_OUT' }
  | ({ readonly type: 'arrived' } & Arrival)
  /** The address held half a session, or one that the server refuses. */
  | { readonly type: 'failed'; readonly failure: Failure }
  /** An attempt to refresh got no answer, or 502, 503 or 504. */
  | { readonly type: 'unavailable'; readonly failure: Failure }
  /** A call was refused, and the session with it. */
  | { readonly type: 'refused' }
  /** This tab may refresh; with the expiry that is stored by then. */
  | { readonly type: 'turn'; readonly expiresAt: number | undefined }
  /** The page is visible or connected again: timers may be late. */
  | { readonly type: 'woken' }

/** Asks the client for its session. */
interface RestoreEvent {
  readonly type: 'restore'
}

/** A session is refreshed so many milliseconds before it expires (specification, 9). */
export const EXPIRY_MARGIN = 90_000
/** The person is told of failed refreshes so many milliseconds before it expires (specification, 9). */
const WARNING_MARGIN = 30_000
/** A timer of a browser cannot be longer than 24 days. */
const LONGEST_TIMER = 86_400_000
/** Delays before a failed refresh is tried again, in milliseconds; the last one from then on. */
const BACK_OFF = [1_000, 2_000, 5_000, 10_000, 30_000] as const

const retryable: ReadonlySet<FailureCode> = new Set(['offline', 'unreachable', 'timeout'])

const until = (expiresAt: number, margin: number) =>
  Math.min(Math.max(expiresAt - margin - Date.now(), 0), LONGEST_TIMER)

interface Known {
  readonly expiresAt: number
}

/**
 * Session of a hosted backend. It refreshes the access token in time, one tab at a time, retries while the server is
 * unavailable, and tells the session of the application, which owns cookies and redirects, what has changed.
 */
export const hostedSessionMachine = setup({
  types: {
    context: {} as Known & {
      /** Failed attempts since the last success. */
      readonly tries: number
      readonly failure: Failure | undefined
    },
    events: {} as HostedEvent,
    emitted: {} as NoticeEvent,
    tags: {} as 'unknown' | 'warning',
  },
  actors: {
    /** Reports the events of the library, and its session whenever it is asked to restore it. */
    watchClient: fromCallback<RestoreEvent>(() => undefined),
    /** Waits for the lock that all tabs share, and holds it until it is stopped. */
    takeTurn: fromCallback(() => undefined),
    /** Resolves with the next expiry. */
    refresh: effect<Known>('refresh'),
    /** Removes the session from the storage. */
    forget: effect<void>('forget'),
  },
  actions: {
    restore: sendTo('watchClient', { type: 'restore' }),
    know: assign((_, { expiresAt }: Known) => ({ expiresAt, tries: 0, failure: undefined })),
    forgetExpiry: assign({ expiresAt: 0, tries: 0, failure: undefined }),
    countFailure: assign(({ context: { tries } }, failure: Failure) => ({ tries: tries + 1, failure })),
    checkSession: sendToSession(() => ({ type: 'outdated' })),
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
    /** In milliseconds, likewise the others. */
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
      description:
        'A login in this tab or in another one. The library repeats it for a session that is known.',
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
      description: 'The storage of the library is read, and the address of the page before it.',
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
      description: 'The access token is valid for more than 90 seconds.',
      always: { guard: 'isInMargin', target: 'renewing' },
      after: { untilMargin: { target: 'fresh', reenter: true } },
      on: { woken: { target: 'fresh', reenter: true } },
    },
    renewing: {
      description: 'Less than 90 seconds are left, or none.',
      type: 'parallel',
      invoke: { id: 'takeTurn', src: 'takeTurn' },
      states: {
        attempt: {
          initial: 'expiring',
          states: {
            expiring: {
              description: 'One tab refreshes the session: this one waits for its turn.',
              on: {
                turn: [
                  {
                    description: 'Another tab has refreshed it meanwhile.',
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
                    description: 'The server does not know the session any more.',
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
              description:
                'The server was not available. The session is kept, and the refresh is tried again.',
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
              description: 'Less than 30 seconds are left: the person is told once a refresh has failed.',
              tags: ['warning'],
              always: { guard: 'hasFailed', target: 'told' },
            },
            told: {
              description: 'The person knows that the session ends soon.',
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
      on: { SIGNED_OUT: { description: 'The library has removed it.' } },
    },
    recovering: {
      description:
        'A mailed link lets the person set a new password. A login of this browser is not touched.',
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
