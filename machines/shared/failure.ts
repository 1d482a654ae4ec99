import type { ErrorActorEvent } from 'xstate'
import type { RefusalReason } from '../../contract/envelope.ts'

/**
 * Reasons for a failure that a person may see.
 *
 * - `invalid`: the input breaks a rule; `fields` has the messages
 * - `refused`: the server rejected the call, with a message
 * - `offline`, `unreachable`, `timeout`: no response
 * - `unreadable`: malformed response
 * - `unkept`: the browser rejected the cookie
 * - `unexpected`: error in the application
 */
export type FailureCode =
  'invalid' | 'refused' | 'offline' | 'unreachable' | 'timeout' | 'unreadable' | 'unkept' | 'unexpected'

export interface Failure {
  readonly code: FailureCode
  readonly message: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Machine-readable reason, if the application can react to it. `notFound`: no such call or object. */
  readonly reason?: RefusalReason | { readonly code: 'notFound' } | undefined
}

/**
 * Converts any error into a failure. Effects reject with failures, so everything else becomes `unexpected`.
 */
export const failureOf = (error: unknown): Failure =>
  isFailure(error) ? error : { code: 'unexpected', message: String(error) }

/** Failure of an `onError` event. */
export const failureIn = ({ event }: { event: ErrorActorEvent }): Failure => failureOf(event.error)

// A `DOMException` has a `code` too, but a numeric one.
const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  'message' in error
