import { savedSearchCounts } from '../../contract/alerts/lifecycle.ts'
import { lockAccount } from '../auth/accounts.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { announceSavedSearch, deleteSavedSearch } from './applyEvent.ts'
import { lockSubscriber, type SavedSearchRow, type Subscriber } from './savedSearches.ts'
import { subscriberFor } from './subscribers.ts'

/**
 * Moves the searches, mailed jobs and hidden jobs of a confirmed address to the candidate account that
 * verifies this address, in the same transaction. Of duplicate searches, and of those beyond the limit, the
 * oldest are kept.
 */
export async function joinAlerts(transaction: Database, accountId: string, now: number): Promise<void> {
  const account = await lockAccount(transaction, accountId)
  if (!account || account.role !== 'candidate') return
  if (account.verified_at === null || account.erase_at !== null) return
  const known = await transaction
    .selectFrom('subscribers')
    .select('id')
    .where('email_address', '=', account.email_address)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!known) return
  const own = await subscriberFor(transaction, { accountId }, now)
  const address = await lockSubscriber(transaction, known.id)
  if (!address) return
  await mergeSearches(transaction, own, address)
  for (const table of ['mailed_jobs', 'hidden_jobs', 'hidden_companies'] as const) {
    await moveRows(transaction, table, address, own)
  }
  await transaction.deleteFrom('subscribers').where('id', '=', address.id).execute()
}

/** Candidate account with an address, verified or not; locked until the transaction ends. */
export async function lockAccountOf(transaction: Database, emailAddress: string) {
  return transaction
    .selectFrom('accounts')
    .selectAll()
    .where('role', '=', 'candidate')
    .where('email_address', '=', emailAddress)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()
}

const isEnded = ({ state }: SavedSearchRow) => state === 'ended'

async function mergeSearches(transaction: Database, own: Subscriber, address: Subscriber): Promise<void> {
  const searches = await transaction
    .selectFrom('saved_searches')
    .selectAll()
    .where('subscriber_id', 'in', [own.id, address.id])
    .orderBy('created_at')
    .orderBy('id')
    .modifyEnd(forUpdate(transaction))
    .execute()
  // An active search is preferred to an ended one with the same criteria.
  const kept = new Map<string, SavedSearchRow>()
  for (const search of [...searches.filter((each) => !isEnded(each)), ...searches.filter(isEnded)]) {
    if (!kept.has(search.criteria) && kept.size < savedSearchCounts.account) kept.set(search.criteria, search)
  }
  const stays = new Set([...kept.values()].map(({ id }) => id))
  for (const search of searches.filter(({ id }) => !stays.has(id))) {
    const subscriber = search.subscriber_id === own.id ? own : address
    await deleteSavedSearch(transaction, { search, subscriber })
  }
  await transaction
    .updateTable('saved_searches')
    .set({ subscriber_id: own.id })
    .where('subscriber_id', '=', address.id)
    .execute()
  for (const { id, subscriber_id: from } of kept.values()) {
    if (from === address.id) await announceSavedSearch(transaction, own, id)
  }
}

async function moveRows(
  transaction: Database,
  table: 'mailed_jobs' | 'hidden_jobs' | 'hidden_companies',
  from: Subscriber,
  to: Subscriber,
): Promise<void> {
  const column = table === 'hidden_companies' ? 'company_id' : 'posting_id'
  await transaction
    .updateTable(table)
    .set({ subscriber_id: to.id })
    .where('subscriber_id', '=', from.id)
    .where(column, 'not in', (row) => row.selectFrom(table).select(column).where('subscriber_id', '=', to.id))
    .execute()
}
