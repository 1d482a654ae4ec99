import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'

/**
 * Ends what somebody may have left who made the account, or was in it, and does not own its mailbox: connections whose
 * provider has not verified the address, passkeys where nobody had verified it yet, and a change of the address that is not
 * confirmed. To be called when the mailbox is proven by a mailed link, with the account as it was before.
 */
export async function endUnprovenAccess(
  transaction: Database,
  { id, verified_at: verifiedAt }: Pick<Account, 'id' | 'verified_at'>,
): Promise<void> {
  await transaction
    .deleteFrom('identities')
    .where('account_id', '=', id)
    .where('is_verified', '=', 0)
    .execute()
  await transaction
    .deleteFrom('address_changes')
    .where('account_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute()
  if (verifiedAt === null) await transaction.deleteFrom('passkeys').where('account_id', '=', id).execute()
}
