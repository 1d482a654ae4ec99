import { contract } from '../../../contract/index.ts'
import { profileCalls } from '../../../contract/profile/calls.ts'
import type { Role } from '../../../contract/roles.ts'

/** Calls about accounts, including those of the specification. */
export const accountCalls = { ...contract.auth, ...contract.session, ...profileCalls } as const

export type AccountCallName = keyof typeof accountCalls

const isName = (name: string): name is AccountCallName => name in accountCalls

export const accountCallNames = Object.keys(accountCalls).filter(isName)

/** Path of a call below `/api`. */
export const accountPath = (role: Role, name: AccountCallName) => `${role}/${accountCalls[name].path}`

/** Names of the calls that a role may make. */
export const accountCallsOf = (role: Role) =>
  accountCallNames.filter((name) => accountCalls[name].roles.some((each) => each === role))
