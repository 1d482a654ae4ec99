import type { CallName } from '../../contract/calls.ts'
import type { Handler } from './context.ts'
import { login, logout, register, session } from './entry.ts'
import { changePassword, updateProfile } from './profile.ts'
import { checkResetPasswordCode, createPassword, forgotPassword } from './reset.ts'
import { resendVerification, verify } from './verification.ts'

/** What answers each call of the contract. */
export const handlers: { readonly [Name in CallName]: Handler<Name> } = {
  login,
  register,
  forgotPassword,
  checkResetPasswordCode,
  createPassword,
  verify,
  updateProfile,
  logout,
  session,
  resendVerification,
  changePassword,
}
