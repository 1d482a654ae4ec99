import { canonicalAddress } from '../../../contract/emailAddress.ts'
import { requestMail } from '../../mail/request.ts'
import { digest, newToken } from '../../security/secrets.ts'
import { lockAccount, refuseTellingPassword } from '../shared/accounts.ts'
import { findCode } from '../shared/codes.ts'
import type { Handler } from '../shared/context.ts'
import { isMailLeft } from '../shared/mailBudget.ts'
import { Refused } from '../../http/refused.ts'

const GRANT_LIFETIME = 15 * 60_000
const MOST_GRANTS_PER_BROWSER = 3

const spent = () =>
  new Refused('This link is no longer valid. Please request a new link to reset your password.')

/**
 * Asks for the mail with the link that resets a password (specification, 7: forgot-password). Does and answers the
 * same for every address: whether it has an account is looked up when the mail is written. Beyond the budget of the
 * address nothing is mailed, and that is answered the same, too.
 */
export const forgotPassword: Handler<'forgotPassword'> = async (context, { emailAddress }) => {
  const { db, mailWaits, now, role } = context
  if (!(await isMailLeft(context, 'resetPassword', emailAddress))) return
  await db
    .transaction()
    .execute((transaction) =>
      requestMail(transaction, { kind: 'resetPassword', role, recipient: emailAddress, now }),
    )
  mailWaits()
}

/**
 * Checks the code of a reset link (specification, 7: check-reset-password-code) and grants this browser, for 15
 * minutes, to set the account's password. Does not use the code up. Refused alike for a code that is wrong, old,
 * replaced or another's, and for an unknown address.
 */
export const checkResetPasswordCode: Handler<'checkResetPasswordCode'> = (context, payload) =>
  context.limits.guess('wrongResetCode', '', () => grantNewPassword(context, payload))

const grantNewPassword: Handler<'checkResetPasswordCode'> = async (context, payload) => {
  const { cookies, db, now } = context
  const code = await findCode(context, {
    purpose: 'reset',
    emailAddress: payload.emailAddress,
    code: payload.resetPasswordCode,
  })
  if (!code) throw spent()
  context.concerns(code.account_id)

  // A new handle each time: one that somebody else put into this browser must not open anything afterwards.
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

/**
 * Sets a new password with the grant of this browser (specification, 7: create-password), once. Ends every session
 * of the account, marks its address as verified and tells its owner by mail. Signs nobody in. Refused (403) without a
 * grant for this address.
 */
export const createPassword: Handler<'createPassword'> = async (context, { password, ...link }) => {
  const { cookies, db, limits, mailWaits, now, passwords, role } = context
  const emailAddress = canonicalAddress(link.emailAddress)
  const handle = cookies.read('grant')
  const grants = handle
    ? await db
        .selectFrom('grants')
        .innerJoin('accounts', 'accounts.id', 'grants.account_id')
        .select(['account_id', 'code_hash', 'email_address'])
        .where('browser_hash', '=', digest(handle))
        .where('role', '=', role)
        .where('expires_at', '>', now)
        .execute()
    : []
  if (grants.length === 0) {
    throw new Refused('Please open the link in your mail again, or request a new link.', { status: 403 })
  }
  const grant = grants.find((each) => each.email_address === emailAddress)
  if (!grant || !emailAddress) {
    throw new Refused('This link is for another account. Please open the link in your mail again.', {
      status: 403,
    })
  }
  context.concerns(grant.account_id)
  refuseTellingPassword(password, emailAddress)
  const passwordHash = await passwords.hash(password)
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, grant.account_id)
    const used = await transaction
      .deleteFrom('codes')
      .where('account_id', '=', grant.account_id)
      .where('purpose', '=', 'reset')
      .where('code_hash', '=', grant.code_hash)
      .returning('account_id')
      .executeTakeFirst()
    if (!used) throw spent()
    await transaction.deleteFrom('grants').where('account_id', '=', grant.account_id).execute()
    await transaction.deleteFrom('sessions').where('account_id', '=', grant.account_id).execute()
    await transaction
      .updateTable('accounts')
      .set((row) => ({
        password_hash: passwordHash,
        verified_at: row.fn.coalesce('verified_at', row.val(now)),
      }))
      .where('id', '=', grant.account_id)
      .execute()
    await requestMail(transaction, { kind: 'passwordChanged', role, recipient: emailAddress, now })
  })
  mailWaits()
  await limits.forgive('wrongPassword', `${role} ${emailAddress}`)
  if (grants.length === 1) cookies.remove('grant')
}
