import type { CallName } from '../../contract/calls.ts'
import type { Handler } from './shared/context.ts'
import { login, logout, register, registerEmployer, session } from './auth/entry.ts'
import { changePassword, updateCompany, updateProfile } from './profile/profile.ts'
import { checkResetPasswordCode, createPassword, forgotPassword } from './auth/reset.ts'
import { resendVerification, verify } from './auth/verification.ts'

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
