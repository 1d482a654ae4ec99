import type { Role } from '../../../contract/roles.ts'
import { changePasswordMachine, type ChangePasswordFlow } from '../../../machines/profile/changePassword.ts'
import { useFlow } from '../../app/useFlow.ts'
import { changePassword } from '../../effects/profile.ts'

const machine = changePasswordMachine.provide({ actors: { changePassword } })

/** Starts the flow in which a member sets another password. */
export const usePasswordChange = (role: Role): ChangePasswordFlow => useFlow(machine, { input: { role } })
