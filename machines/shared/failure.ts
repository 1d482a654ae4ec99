import type { ErrorActorEvent } from 'xstate'
import type { RefusalReason } from '../../contract/envelope.ts'

/**
 * Failures between person and server, in one shape.
 *
 * - `invalid`: input breaks a rule; `fields` says which
 * - `refused`: the server said no, with a message
 * - `offline`, `unreachable`, `timeout`: no response
 * - `unreadable`: a malformed response
 * - `unkept`: the browser rejected the cookie
 * - `unexpected`: an error in the application
 */
export type FailureCode =
  'invalid' | 'refused' | 'offline' | 'unreachable' | 'timeout' | 'unreadable' | 'unkept' | 'unexpected'

export interface Failure {
  readonly code: FailureCode
  readonly message: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Why, where the application can do something about it. `notFound`: there is no such call, or nothing to do it to. */
  readonly reason?: RefusalReason | { readonly code: 'notFound' } | undefined
}

/**
 * Converts a rejection into a failure. Total: anything else becomes `unexpected`. Provided effects reject
 * with failures only.
 */
export const failureOf = (error: unknown): Failure =>
  isFailure(error) ? error : { code: 'unexpected', message: String(error) }

/** Failure of an `onError` event. */
export const failureIn = ({ event }: { event: ErrorActorEvent }): Failure => failureOf(event.error)

// An exception of a browser has a code, too: a number.
const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  'message' in error
