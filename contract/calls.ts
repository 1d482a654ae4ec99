import type * as v from 'valibot'
import { authCalls } from './auth/calls.ts'
import { profileCalls } from './profile/calls.ts'
import type { Role } from './roles.ts'
import { sessionCalls } from './session/calls.ts'

/**
 * Every call, once (specification, 7): the client in `src/network/api.ts` and the routes of `server/` are made from
 * this table. All are JSON POST, and take exactly the keys listed.
 *
 * The application works against any backend that answers the seven paths of the specification: `login`, `register`,
 * `forgot-password`, `check-reset-password-code`, `create-password`, `verify` and `update-profile`. The others are
 * extras of our own server: where they are missing, the application works with less comfort.
 */
export const calls = { ...authCalls, ...sessionCalls, ...profileCalls } as const

export type CallName = keyof typeof calls
export type PayloadOf<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['payload']>
export type ResultOf<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['result']>

/** The path of a call for a role, without the base address: `candidate/login`. */
export const callPath = (role: Role, name: CallName) => `${role}/${calls[name].path}`

/** The names of the calls that a role may make. */
export const callsOf = (role: Role): CallName[] =>
  Object.keys(calls).filter((name): name is CallName => isCall(name) && isFor(role, name))

const isCall = (name: string): name is CallName => name in calls

const isFor = (role: Role, name: CallName) => calls[name].roles.some((each) => each === role)
