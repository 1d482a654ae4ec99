import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Everything that can go wrong between a person and the server, in one shape.
 *
 * - `invalid`: what was typed breaks a rule; `fields` says where
 * - `refused`: the server understood and said no; the message is its own
 * - `offline`, `unreachable`, `timeout`: no answer came
 * - `unreadable`: an answer came that is none
 * - `unkept`: the browser did not keep the cookie
 */
export type FailureCode =
  'invalid' | 'refused' | 'offline' | 'unreachable' | 'timeout' | 'unreadable' | 'unkept'

export interface Failure {
  readonly code: FailureCode
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

/**
 * An effect as a machine sees it: a name, what it takes, what it gives. It is provided outside, in one place;
 * until then it rejects, so that a story or a test cannot reach the network by accident.
 */
export const effect = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise(() => Promise.reject(new Error(`The effect "${name}" has not been provided.`)))
