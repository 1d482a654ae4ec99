import { randomUUID } from 'node:crypto'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { lockSubscriber, type Subscriber } from './savedSearches.ts'

type Recipient = { readonly accountId: string } | { readonly emailAddress: string }

/**
 * Subscriber of an account, or of a canonical address without an account. Created if missing, and locked
 * until the transaction ends.
 */
export async function subscriberFor(
  transaction: Database,
  recipient: Recipient,
  now: number,
): Promise<Subscriber> {
  const [column, value] =
    'accountId' in recipient
      ? (['account_id', recipient.accountId] as const)
      : (['email_address', recipient.emailAddress] as const)
  await transaction
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      account_id: null,
      email_address: null,
      confirmed_at: null,
      created_at: now,
      [column]: value,
    })
    .onConflict((same) => same.column(column).doNothing())
    .execute()
  return transaction
    .selectFrom('subscribers')
    .selectAll()
    .where(column, '=', value)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirstOrThrow()
}

/**
 * Erases an address without an account if it has no searches, within a transaction.
 *
 * @returns true if it was erased
 */
export async function eraseUnusedAddress(transaction: Database, id: string): Promise<boolean> {
  // Locks first, because a search for the address may be saved concurrently.
  const subscriber = await lockSubscriber(transaction, id)
  if (!subscriber || subscriber.account_id !== null) return false
  const search = await transaction
    .selectFrom('saved_searches')
    .select('id')
    .where('subscriber_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (search) return false
  await transaction.deleteFrom('subscribers').where('id', '=', id).execute()
  return true
}
