import { randomUUID } from 'node:crypto'
import { contract } from '../../../contract/index.ts'
import { canonicalEmailAddress } from '../../../contract/emailAddress.ts'
import type { User } from '../../../contract/user.ts'
import { joinAlerts } from '../../alerts/joinAccount.ts'
import { lockAccount, userOf, type Account } from '../../auth/accounts.ts'
import { proveByMail } from '../../companies/proof.ts'
import { addressChangeLasts, isAddressTaken } from '../../identity/addressChanges.ts'
import { requestUndoMail } from '../../mail/addressChange.ts'
import { moveMails } from '../../mail/moveMails.ts'
import { Refused } from '../../refused.ts'
import { codeDigest } from '../../security/secrets.ts'
import { isDuplicate } from '../../store/errors.ts'
import type { Database } from '../../store/schema.ts'
import { authRefusals } from '../../words/auth.ts'
import { identityRefusals } from '../../words/identity.ts'
import { excludeOwnCompanies } from '../../talent/exclusions.ts'
import { followAddress } from '../../talent/followAddress.ts'
import type { CallContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

const expired = () => new Refused(identityRefusals.addressLinkExpired)
const taken = () => new Refused(authRefusals.addressTaken)

/**
 * Changes the address of an account with the one-time code mailed to the new one, which verifies it.
 * Invalidates links mailed to the old address, and emails it a way to revert the change. Returns the user.
 * Does not sign in.
 *
 * @throws Refused identically for a code that is wrong, expired, replaced, used or of another account;
 * Refused if the address has an account by now
 */
export const confirmEmailAddress = defineHandler(
  contract.identity.confirmEmailAddress,
  async (context, { code, emailAddress }) => {
    const { db, wakeOutbox } = context
    const user = await context.limits.guess('wrongAddressCode', '', () =>
      db
        .transaction()
        .execute((transaction) =>
          confirm(context, transaction, canonicalEmailAddress(emailAddress) ?? '', codeDigest(code)),
        )
        .catch((error: unknown) => {
          // The address was registered concurrently.
          throw isDuplicate(error) ? taken() : error
        }),
    )
    wakeOutbox()
    return user
  },
)

async function confirm(
  context: CallContext,
  transaction: Database,
  emailAddress: string,
  codeHash: string,
): Promise<User> {
  const { auditAccount, now, role } = context
  const found = await transaction
    .selectFrom('address_changes')
    .innerJoin('accounts', 'accounts.id', 'address_changes.account_id')
    .select(['account_id', 'address_changes.id'])
    .where('purpose', '=', 'confirm')
    .where('code_hash', '=', codeHash)
    .where('address_changes.email_address', '=', emailAddress)
    .where('role', '=', role)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) throw expired()
  auditAccount(found.account_id)
  return userOf(transaction, await applyAddressChange(context, transaction, { ...found, emailAddress }))
}

interface ProvenChange {
  /** Id of the pending change. */
  readonly id: string
  readonly account_id: string
  readonly emailAddress: string
}

/**
 * Applies a confirmed change of address, once. Returns the account.
 *
 * @throws Refused if the change was used or replaced, and if the address has an account by now
 */
export async function applyAddressChange(
  { now, role }: Pick<CallContext, 'now' | 'role'>,
  transaction: Database,
  { emailAddress, ...change }: ProvenChange,
): Promise<Account> {
  const account = await lockAccount(transaction, change.account_id)
  const used = await transaction
    .deleteFrom('address_changes')
    .where('id', '=', change.id)
    .returning('id')
    .executeTakeFirst()
  if (!account || !used) throw expired()
  if (await isAddressTaken(transaction, { role, emailAddress, now }, account.id)) throw taken()
  await excludeOwnCompanies(transaction, account.email_address, now)
  const updated = await transaction
    .updateTable('accounts')
    .set({ email_address: emailAddress, verified_at: now })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await transaction.deleteFrom('codes').where('account_id', '=', account.id).execute()
  await transaction.deleteFrom('one_time_codes').where('account_id', '=', account.id).execute()
  await transaction.deleteFrom('grants').where('account_id', '=', account.id).execute()
  await moveMails(transaction, { role, from: account.email_address, to: emailAddress })
  await offerUndo(transaction, account, now)
  await proveByMail(transaction, account.id, now)
  await followAddress(transaction, account.id)
  await joinAlerts(transaction, account.id, now)
  return updated
}

/**
 * Offers the old address to revert the change, but only if it was verified: otherwise it may belong to a
 * stranger.
 */
async function offerUndo(
  transaction: Database,
  { email_address: recipient, id, verified_at: verifiedAt }: Account,
  now: number,
): Promise<void> {
  if (verifiedAt === null) return
  const changeId = randomUUID()
  await transaction
    .insertInto('address_changes')
    .values({
      id: changeId,
      account_id: id,
      purpose: 'undo',
      email_address: recipient,
      code_hash: null,
      created_at: now,
      expires_at: now + addressChangeLasts.undo,
    })
    .execute()
  await requestUndoMail(transaction, { accountId: id, changeId, recipient }, now)
}
