import { contract } from '../../../contract/index.ts'
import { profileCalls } from '../../../contract/profile/calls.ts'
import type { Role } from '../../../contract/roles.ts'

/** The calls about accounts: those of the specification among them. */
export const accountCalls = { ...contract.auth, ...contract.session, ...profileCalls } as const

export type AccountCallName = keyof typeof accountCalls

const isName = (name: string): name is AccountCallName => name in accountCalls

export const accountCallNames = Object.keys(accountCalls).filter(isName)

/** The path of a call below `/api`. */
export const accountPath = (role: Role, name: AccountCallName) => `${role}/${accountCalls[name].path}`

/** The names of the calls that a role may make. */
export const accountCallsOf = (role: Role) =>
  accountCallNames.filter((name) => accountCalls[name].roles.some((each) => each === role))
