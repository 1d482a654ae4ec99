import { contract } from '../../../contract/index.ts'
import { digest, newToken } from '../../security/secrets.ts'
import { findCode, resetLinkIsSpent } from '../shared/codes.ts'
import { defineHandler, type Handle } from '../shared/defineHandler.ts'

const GRANT_LIFETIME = 15 * 60_000
const MOST_GRANTS_PER_BROWSER = 3

/**
 * Checks the code of a reset link (specification, 7: check-reset-password-code) and grants this browser, for 15
 * minutes, to set the account's password. Does not use the code up. Refused alike for a code that is wrong, old,
 * replaced or another's, and for an unknown address.
 */
export const checkResetPasswordCode = defineHandler(
  contract.auth.checkResetPasswordCode,
  (context, payload) => context.limits.guess('wrongResetCode', '', () => grantNewPassword(context, payload)),
)

const grantNewPassword: Handle<typeof contract.auth.checkResetPasswordCode> = async (context, payload) => {
  const { cookies, db, now } = context
  const code = await findCode(context, {
    purpose: 'reset',
    emailAddress: payload.emailAddress,
    code: payload.resetPasswordCode,
  })
  if (!code) throw resetLinkIsSpent()
  context.auditAccount(code.account_id)

  // A new handle each time, so that one planted in this browser grants nothing.
  const handle = newToken()
  const browserHash = digest(handle)
  const replaced = cookies.read('grant')
  const granted = { code_hash: code.code_hash, expires_at: now + GRANT_LIFETIME }
  await db.transaction().execute(async (transaction) => {
    if (replaced) {
      await transaction
        .updateTable('grants')
        .set({ browser_hash: browserHash })
        .where('browser_hash', '=', digest(replaced))
        .execute()
    }
    await transaction
      .insertInto('grants')
      .values({ browser_hash: browserHash, account_id: code.account_id, ...granted })
      .onConflict((conflict) => conflict.columns(['browser_hash', 'account_id']).doUpdateSet(granted))
      .execute()
    const others = transaction
      .selectFrom('grants')
      .select('account_id')
      .where('browser_hash', '=', browserHash)
      .where('account_id', '<>', code.account_id)
    await transaction
      .deleteFrom('grants')
      .where('browser_hash', '=', browserHash)
      .where('account_id', '<>', code.account_id)
      .where('account_id', 'not in', others.orderBy('expires_at', 'desc').limit(MOST_GRANTS_PER_BROWSER - 1))
      .execute()
  })
  cookies.write('grant', handle)
}
