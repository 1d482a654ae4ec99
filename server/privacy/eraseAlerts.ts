import { deleteSavedSearch } from '../alerts/applyEvent.ts'
import { confirmationHash } from '../alerts/alertRequests.ts'
import { lockSavedSearch, savedSearchesOf } from '../alerts/savedSearches.ts'
import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'

// Steps of an erasure. Each erases one batch, and returns true if there was something to erase.

interface Erasing {
  readonly account: Pick<Account, 'email_address' | 'id' | 'role'>
  /** Computes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
}

/** Batch size for rows of a few hundred bytes. */
const ROWS = 500

/** Deletes a saved search with its events and deadlines. */
export async function removeSavedSearch(transaction: Database, { account }: Erasing): Promise<boolean> {
  const next = await savedSearchesOf(transaction, account.id).select('id').limit(1).executeTakeFirst()
  const held = next && (await lockSavedSearch(transaction, next.id))
  if (held) await deleteSavedSearch(transaction, held)
  return held !== undefined
}

/** Deletes records of jobs that were mailed to an account, then its hidden jobs and companies. */
export async function removeSubscriberRows(transaction: Database, { account }: Erasing): Promise<boolean> {
  const subscriber = await transaction
    .selectFrom('subscribers')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!subscriber) return false
  for (const table of ['mailed_jobs', 'hidden_jobs'] as const) {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where('subscriber_id', '=', subscriber.id)
      .where('posting_id', 'in', (row) =>
        row.selectFrom(table).select('posting_id').where('subscriber_id', '=', subscriber.id).limit(ROWS),
      )
      .executeTakeFirst()
    if (numDeletedRows > 0n) return true
  }
  // Remaining rows are deleted in cascade.
  await transaction.deleteFrom('subscribers').where('id', '=', subscriber.id).execute()
  return true
}

/** Deletes alerts that somebody requested for the address of a candidate, and that were never confirmed. */
export async function removeAlertAddress(
  transaction: Database,
  { account, keyedHash }: Erasing,
): Promise<boolean> {
  if (account.role !== 'candidate') return false
  await transaction
    .deleteFrom('alert_confirmations')
    .where('address_hash', '=', confirmationHash(keyedHash, account.email_address))
    .execute()
  const search = await transaction
    .selectFrom('saved_searches')
    .innerJoin('subscribers', 'subscribers.id', 'saved_searches.subscriber_id')
    .select('saved_searches.id')
    .where('email_address', '=', account.email_address)
    .limit(1)
    .executeTakeFirst()
  const held = search && (await lockSavedSearch(transaction, search.id))
  if (held) await deleteSavedSearch(transaction, held)
  else
    await transaction.deleteFrom('subscribers').where('email_address', '=', account.email_address).execute()
  return held !== undefined
}
