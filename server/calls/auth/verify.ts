import { contract } from '../../../contract/index.ts'
import { joinAlerts } from '../../alerts/joinAccount.ts'
import { Refused } from '../../refused.ts'
import { findCode } from '../shared/codes.ts'
import { proveByMail } from '../../companies/proof.ts'
import { defineHandler, type Handle } from '../shared/defineHandler.ts'
import { authRefusals } from '../../words/auth.ts'

/**
 * Marks an address as verified (specification, 7: verify), which may also verify the website of an employer's
 * company. Can be repeated while the link is valid. Does not sign in.
 *
 * @throws Refused identically for a code that is wrong, expired, replaced or of another account, and for an
 * unknown address
 */
export const verify = defineHandler(contract.auth.verify, (context, payload) =>
  context.limits.guess('wrongVerificationCode', '', () => markVerified(context, payload)),
)

const markVerified: Handle<typeof contract.auth.verify> = async (context, payload) => {
  const { db, now } = context
  const code = await findCode(context, {
    purpose: 'verification',
    emailAddress: payload.emailAddress,
    code: payload.verificationCode,
  })
  if (!code) {
    throw new Refused(authRefusals.verificationLinkExpired)
  }
  context.auditAccount(code.account_id)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({ verified_at: now })
      .where('id', '=', code.account_id)
      .where('verified_at', 'is', null)
      .execute()
    await proveByMail(transaction, code.account_id, now)
    await joinAlerts(transaction, code.account_id, now)
  })
}
