import { randomUUID } from 'node:crypto'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { lockSubscriber, type Subscriber } from './savedSearches.ts'

type Recipient = { readonly accountId: string } | { readonly emailAddress: string }

/**
 * The recipient that is an account, or a canonical address without one. Made where there is none, and held until the
 * transaction ends.
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
 * Erases an address without an account once it has no search, within a transaction.
 *
 * @returns whether it is gone
 */
export async function eraseUnusedAddress(transaction: Database, id: string): Promise<boolean> {
  // Held first: a search may be saved for it at the same time.
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
