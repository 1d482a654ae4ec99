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

/** A saved search and its recipient, both held until the transaction ends. */
export interface HeldSearch {
  readonly subscriber: Subscriber
  readonly search: SavedSearchRow
}

/** The searches that an account has saved. */
export const savedSearchesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('saved_searches')
    .where('subscriber_id', 'in', (row) =>
      row.selectFrom('subscribers').select('subscribers.id').where('account_id', '=', accountId),
    )

/** A search with its recipient, held until the transaction ends; the recipient first, as everywhere. */
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

/** Holds a recipient until the transaction ends, before any of its searches and mailed jobs. */
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

/** The lifecycle of a saved search, in the state that is stored. */
export const savedSearchIn = ({ state }: Pick<SavedSearchRow, 'state'>, facts: SavedSearchFacts) =>
  savedSearchLifecycle.resolveState({ value: state, context: facts })

/** Events that the owner may send now. */
export function possibleSearchEvents(search: SavedSearchRow, facts: SavedSearchFacts): SavedSearchEvent[] {
  const snapshot = savedSearchIn(search, facts)
  return savedSearchEvents.filter((type) => snapshot.can({ type }))
}
