import type { CallName } from '../../contract/calls.ts'
import { checkResetPasswordCode } from './auth/checkResetPasswordCode.ts'
import { createPassword } from './auth/createPassword.ts'
import { forgotPassword } from './auth/forgotPassword.ts'
import { login } from './auth/login.ts'
import { register } from './auth/register.ts'
import { registerEmployer } from './auth/registerEmployer.ts'
import { resendVerification } from './auth/resendVerification.ts'
import { verify } from './auth/verify.ts'
import { updateCompany } from './companies/updateCompany.ts'
import { changePassword } from './profile/changePassword.ts'
import { updateProfile } from './profile/updateProfile.ts'
import { logout } from './session/logout.ts'
import { session } from './session/session.ts'
import type { Handler } from './shared/context.ts'

/** What answers each call of the contract. */
export const handlers: { readonly [Name in CallName]: Handler<Name> } = {
  login,
  register,
  registerEmployer,
  forgotPassword,
  checkResetPasswordCode,
  createPassword,
  verify,
  updateProfile,
  updateCompany,
  logout,
  session,
  resendVerification,
  changePassword,
}
