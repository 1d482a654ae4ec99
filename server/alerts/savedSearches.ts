import type { Selectable } from 'kysely'
import type { EventFromLogic } from 'xstate'
import { savedSearchEvents, type SavedSearchEvent } from '../../contract/alerts/lifecycle.ts'
import { savedSearchLifecycle, type SavedSearchFacts } from '../../machines/lifecycles/savedSearch.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { SavedSearchesTable, SubscribersTable } from '../store/schema/alerts.ts'

export type SavedSearchRow = Selectable<SavedSearchesTable>
export type Subscriber = Selectable<SubscribersTable>

export type SavedSearchMachineEvent = EventFromLogic<typeof savedSearchLifecycle>

/** Saved search and its recipient, both locked until the transaction ends. */
export interface HeldSearch {
  readonly subscriber: Subscriber
  readonly search: SavedSearchRow
}

/** Query of the saved searches of an account. */
export const savedSearchesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('saved_searches')
    .where('subscriber_id', 'in', (row) =>
      row.selectFrom('subscribers').select('subscribers.id').where('account_id', '=', accountId),
    )

/** Locks a search and its recipient until the transaction ends. Lock order: recipient before search. */
export async function lockSavedSearch(transaction: Database, id: string): Promise<HeldSearch | undefined> {
  const known = await transaction
    .selectFrom('saved_searches')
    .select('subscriber_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const subscriber = known && (await lockSubscriber(transaction, known.subscriber_id))
  const search = await transaction
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()
  return subscriber && search && { subscriber, search }
}

/**
 * Locks a recipient until the transaction ends. Lock order: recipient before its searches and mailed jobs.
 */
export const lockSubscriber = (transaction: Database, id: string): Promise<Subscriber | undefined> =>
  transaction
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

export const savedSearchFactsOf = ({ account_id: accountId }: Subscriber): SavedSearchFacts => ({
  hasAccount: accountId !== null,
})

/** Lifecycle snapshot of a saved search, restored from its row. */
export const savedSearchIn = ({ state }: Pick<SavedSearchRow, 'state'>, facts: SavedSearchFacts) =>
  savedSearchLifecycle.resolveState({ value: state, context: facts })

/** Events that the owner may send in the current state. */
export function possibleSearchEvents(search: SavedSearchRow, facts: SavedSearchFacts): SavedSearchEvent[] {
  const snapshot = savedSearchIn(search, facts)
  return savedSearchEvents.filter((type) => snapshot.can({ type }))
}
