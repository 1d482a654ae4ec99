import { contract } from '../../../contract/index.ts'
import { joinAlerts } from '../../alerts/joinAccount.ts'
import { lockAccount, userOf } from '../../auth/accounts.ts'
import { isAddressTaken } from '../../identity/addressChanges.ts'
import { moveMails } from '../../mail/moveMails.ts'
import { Refused } from '../../refused.ts'
import { codeDigest, newCode } from '../../security/secrets.ts'
import { isDuplicate } from '../../store/errors.ts'
import type { Database } from '../../store/schema.ts'
import { authRefusals } from '../../words/auth.ts'
import { identityRefusals } from '../../words/identity.ts'
import { excludeOwnCompanies } from '../../talent/exclusions.ts'
import { followAddress } from '../../talent/followAddress.ts'
import type { CallContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { grantNewPassword } from '../shared/grantNewPassword.ts'
import { endSessions } from '../shared/sessions.ts'

const RESET_LIFETIME = 30 * 60_000

const expired = () => new Refused(identityRefusals.undoLinkExpired)
const taken = () => new Refused(authRefusals.addressTaken)

/**
 * Reverts a change of address with the one-time code mailed to the old one. The person who made the change
 * may know the password or have connected a provider, so the password and all sessions, links, providers and
 * passkeys are removed, and this browser may set a new password. Later changes of address can no longer be
 * reverted. Returns the user. Does not sign in.
 *
 * @throws Refused identically for a code that is wrong, expired or used
 */
export const undoEmailAddress = defineHandler(
  contract.identity.undoEmailAddress,
  async (context, { code }) => {
    const { db } = context
    const { codeHash, user } = await context.limits.guess('wrongAddressCode', '', () =>
      db
        .transaction()
        .execute((transaction) => undo(context, transaction, codeDigest(code)))
        .catch((error: unknown) => {
          throw isDuplicate(error) ? taken() : error
        }),
    )
    await grantNewPassword(context, { account_id: user.id, code_hash: codeHash })
    return user
  },
)

async function undo({ auditAccount, now, role }: CallContext, transaction: Database, undoHash: string) {
  const change = await transaction
    .selectFrom('address_changes')
    .innerJoin('accounts', 'accounts.id', 'address_changes.account_id')
    .select([
      'account_id',
      'address_changes.id',
      'address_changes.created_at',
      'address_changes.email_address',
    ])
    .where('purpose', '=', 'undo')
    .where('code_hash', '=', undoHash)
    .where('role', '=', role)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!change) throw expired()
  const { account_id: accountId, email_address: emailAddress } = change
  auditAccount(accountId)
  const account = await lockAccount(transaction, accountId)
  const used = await transaction
    .deleteFrom('address_changes')
    .where('id', '=', change.id)
    .returning('id')
    .executeTakeFirst()
  if (!account || !used) throw expired()
  if (await isAddressTaken(transaction, { role, emailAddress, now }, accountId)) throw taken()
  await transaction
    .deleteFrom('address_changes')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', change.created_at)
    .execute()
  for (const table of ['codes', 'one_time_codes', 'grants', 'identities', 'passkeys'] as const) {
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  await endSessions(transaction, accountId)
  await excludeOwnCompanies(transaction, account.email_address, now)
  const updated = await transaction
    .updateTable('accounts')
    .set({ email_address: emailAddress, verified_at: now, password_hash: '' })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await moveMails(transaction, { role, from: account.email_address, to: emailAddress })
  await followAddress(transaction, accountId)
  await joinAlerts(transaction, accountId, now)
  const codeHash = codeDigest(newCode())
  await transaction
    .insertInto('codes')
    .values({
      account_id: accountId,
      purpose: 'reset',
      code_hash: codeHash,
      expires_at: now + RESET_LIFETIME,
    })
    .execute()
  return { codeHash, user: await userOf(transaction, updated) }
}
