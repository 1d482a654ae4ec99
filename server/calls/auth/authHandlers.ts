import { contract, type Contract } from '../../../contract/index.ts'
import { createAccount } from '../shared/createAccount.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { checkResetPasswordCode } from './checkResetPasswordCode.ts'
import { createPassword } from './createPassword.ts'
import { forgotPassword } from './forgotPassword.ts'
import { login } from './login.ts'
import { resendVerification } from './resendVerification.ts'
import { verify } from './verify.ts'

export const authHandlers: HandlersOf<Contract['auth']> = {
  login,
  /**
   * Creates a candidate account, signs the person in and emails a verification link. Returns the user.
   *
   * @throws Refused if the address has an account
   */
  register: defineHandler(contract.auth.register, (context, person) => createAccount(context, person)),
  /** Creates an employer account together with a company. */
  registerEmployer: defineHandler(contract.auth.registerEmployer, (context, { companyName, ...person }) =>
    createAccount(context, person, { companyName }),
  ),
  forgotPassword,
  checkResetPasswordCode,
  createPassword,
  verify,
  resendVerification,
}
