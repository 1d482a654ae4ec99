import { contract } from '../../../contract/index.ts'
import { canonicalEmailAddress } from '../../../contract/emailAddress.ts'
import { Refused } from '../../refused.ts'
import { digest } from '../../security/secrets.ts'
import { lockAccount, refuseTellingPassword } from '../../auth/accounts.ts'
import { resetLinkIsSpent } from '../shared/codes.ts'
import { resetPassword } from '../shared/resetPassword.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { authRefusals } from '../../words/auth.ts'

/**
 * Sets a new password with the one-time permission of this browser (specification, 7: create-password). Ends
 * all sessions, reset links and a pending change of address, removes what a stranger may have added before
 * the address was verified, marks the address as verified, and informs the owner by email. Does not sign in.
 *
 * @throws Refused (403) without a permission for this address
 */
export const createPassword = defineHandler(
  contract.auth.createPassword,
  async (context, { password, ...link }) => {
    const { cookies, db, limits, wakeOutbox, now, passwords, role } = context
    const emailAddress = canonicalEmailAddress(link.emailAddress)
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
      throw new Refused(authRefusals.resetNotStarted, { status: 403 })
    }
    const grant = grants.find((each) => each.email_address === emailAddress)
    if (!grant || !emailAddress) {
      throw new Refused(authRefusals.resetOfOtherAccount, {
        status: 403,
      })
    }
    context.auditAccount(grant.account_id)
    refuseTellingPassword(password, emailAddress)
    const passwordHash = await passwords.hash(password)
    await db.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, grant.account_id)
      if (!account) throw resetLinkIsSpent()
      const ended = await transaction
        .deleteFrom('codes')
        .where('account_id', '=', grant.account_id)
        .where('purpose', '=', 'reset')
        .returning('code_hash')
        .execute()
      if (!ended.some(({ code_hash }) => code_hash === grant.code_hash)) throw resetLinkIsSpent()
      await resetPassword(context, transaction, { account, passwordHash })
    })
    wakeOutbox()
    await limits.forgive('wrongPassword', `${role} ${emailAddress}`)
    if (grants.length === 1) cookies.remove('grant')
  },
)
