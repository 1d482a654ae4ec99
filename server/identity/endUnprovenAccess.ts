import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'

/**
 * Removes access that a stranger may have added without owning the mailbox: providers that have not verified
 * the address, passkeys added before it was verified, and a pending change of address. Call it when a mailed
 * link proves the mailbox, with the account as it was before.
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
