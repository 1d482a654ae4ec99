import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { changePasswordMachine } from '../../../machines/profile/changePassword.ts'
import { useFlow } from '../../app/useFlow.ts'
import { changePassword } from '../../effects/profile.ts'
import { ChangePassword } from '../../views/profile/ChangePassword.tsx'

const machine = changePasswordMachine.provide({ actors: { changePassword } })

/** Panels about the ways in to an account. */
export const SignIn = ({ role, user }: { role: Role; user: User }) => (
  <ChangePassword flow={useFlow(machine, { input: { role } })} emailAddress={user.emailAddress} />
)
