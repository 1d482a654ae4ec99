import { contract } from '../../../contract/index.ts'
import { findCode, resetLinkIsSpent } from '../shared/codes.ts'
import { defineHandler, type Handle } from '../shared/defineHandler.ts'
import { grantNewPassword } from '../shared/grantNewPassword.ts'

/**
 * Checks the code of a reset link (specification, 7: check-reset-password-code), and grants this browser
 * permission to set the password within 15 minutes. The code stays valid.
 *
 * @throws Refused identically for a code that is wrong, expired, replaced or of another account, and for an
 * unknown address
 */
export const checkResetPasswordCode = defineHandler(
  contract.auth.checkResetPasswordCode,
  (context, payload) => context.limits.guess('wrongResetCode', '', () => openLink(context, payload)),
)

const openLink: Handle<typeof contract.auth.checkResetPasswordCode> = async (context, payload) => {
  const code = await findCode(context, {
    purpose: 'reset',
    emailAddress: payload.emailAddress,
    code: payload.resetPasswordCode,
  })
  if (!code) throw resetLinkIsSpent()
  context.auditAccount(code.account_id)
  await grantNewPassword(context, code)
}
