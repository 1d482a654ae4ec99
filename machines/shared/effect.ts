import { fromPromise, type DoneActorEvent, type EventObject, type PromiseActorLogic } from 'xstate'
import type { Role } from '../../contract/roles.ts'

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
}

/**
 * An effect as a machine sees it: a name, what it takes, what it gives. It is provided outside, in one place;
 * until then it rejects, so that a story or a test cannot reach the network by accident.
 */
export const effect = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise(() => Promise.reject(new Error(`The effect "${name}" has not been provided.`)))

/**
 * What an effect rejected with, as a failure. Total: whatever is none becomes `unexpected`. The effects that are
 * provided reject with failures only.
 */
export const failureOf = (error: unknown): Failure =>
  isFailure(error) ? error : { code: 'unexpected', message: String(error) }

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error

/** What a person sends with a form: the fields as they stand in it, secrets included. */
export interface Submission {
  readonly role: Role
  readonly form: FormData
}

/** How long a person waits before the page says that it is still at it, in milliseconds. */
export const patience = 8_000

/** What the effect that has just ended gave: for the output of the final state that its `onDone` leads to. */
export const given = <Output>(event: EventObject): Output => (event as DoneActorEvent<Output>).output
