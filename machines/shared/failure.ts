import type { ErrorActorEvent } from 'xstate'
import type { RefusalReason } from '../../contract/envelope.ts'

/**
 * Everything that can go wrong between a person and the server, in one shape.
 *
 * - `invalid`: what was typed breaks a rule; `fields` says where
 * - `refused`: the server understood and said no; the message is its own
 * - `offline`, `unreachable`, `timeout`: no answer came
 * - `unreadable`: an answer came that is none
 * - `unkept`: the browser did not keep the cookie
 * - `unexpected`: the application itself failed
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
