import { randomUUID } from 'node:crypto'
import { savedSearchCounts, type AlertFrequency } from '../../contract/alerts/lifecycle.ts'
import { Refused } from '../refused.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { alertsRefusals } from '../words/savedSearches.ts'
import { rescheduleAlert } from './deliverySchedule.ts'
import {
  announceSavedSearch,
  applySavedSearchEvent,
  armSavedSearch,
  deleteSavedSearch,
} from './applyEvent.ts'
import { indexSavedSearch } from './savedSearchIndex.ts'
import type { HeldSearch, SavedSearchMachineEvent, SavedSearchRow, Subscriber } from './savedSearches.ts'

export interface SearchToSave {
  /** Canonical criteria. */
  readonly criteria: string
  /** Name by the owner; empty to keep the name of an existing search with the same criteria. */
  readonly name: string
  readonly every: AlertFrequency
  readonly timeZone: string
}

type SearchChanges = { readonly [Name in keyof SearchToSave]?: SearchToSave[Name] | undefined }

/** Event that resumes the emails of an existing search, by its state. */
const again: Readonly<Partial<Record<SavedSearchRow['state'], SavedSearchMachineEvent>>> = {
  unconfirmed: { type: 'confirm' },
  paused: { type: 'resume' },
  bouncing: { type: 'resume' },
  asked: { type: 'keep' },
}

/**
 * Saves a search for an account whose subscriber is locked, and starts or resumes its emails. An existing
 * search with the same criteria is reused.
 *
 * @throws Refused if the limit of searches is reached
 */
export async function saveSearchFor(
  transaction: Database,
  subscriber: Subscriber,
  wanted: SearchToSave,
  now: number,
): Promise<SavedSearchRow> {
  const change = { actor: 'candidate', now } as const
  const known = await searchWith(transaction, subscriber, wanted.criteria)
  if (known && known.state !== 'ended') {
    const search = await changeSavedSearch(
      transaction,
      { subscriber, search: known },
      { every: wanted.every, timeZone: wanted.timeZone, ...(wanted.name !== '' && { name: wanted.name }) },
      now,
    )
    const event = again[search.state]
    return event ? applySavedSearchEvent(transaction, { subscriber, search }, event, change) : search
  }
  if (!(await makeRoom(transaction, subscriber, known))) {
    throw new Refused(alertsRefusals.tooMany(savedSearchCounts.account))
  }
  const search = await insertSearch(transaction, subscriber, wanted, now)
  return applySavedSearchEvent(transaction, { subscriber, search }, { type: 'confirm' }, change)
}

/** Search of a locked subscriber by its criteria; locked, too. */
export const searchWith = (
  transaction: Database,
  subscriber: Pick<Subscriber, 'id'>,
  criteria: string,
): Promise<SavedSearchRow | undefined> =>
  transaction
    .selectFrom('saved_searches')
    .selectAll()
    .where('subscriber_id', '=', subscriber.id)
    .where('criteria', '=', criteria)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/**
 * Makes room for another search of a locked subscriber: deletes an ended search with the same criteria and, at the limit,
 * the oldest ended one.
 *
 * @returns false if the subscriber has reached the limit of searches
 */
export async function makeRoom(
  transaction: Database,
  subscriber: Subscriber,
  same: SavedSearchRow | undefined,
): Promise<boolean> {
  const most = savedSearchCounts[subscriber.account_id === null ? 'address' : 'account']
  const searches = await transaction
    .selectFrom('saved_searches')
    .selectAll()
    .where('subscriber_id', '=', subscriber.id)
    .orderBy('ended_at')
    .execute()
  const ended = searches.filter(({ state }) => state === 'ended')
  if (searches.length - ended.length >= most) return false
  const going = same ?? (searches.length >= most ? ended.at(0) : undefined)
  if (going) await deleteSavedSearch(transaction, { subscriber, search: going })
  return true
}

/** Inserts an unconfirmed search of a locked subscriber. */
export async function insertSearch(
  transaction: Database,
  subscriber: Subscriber,
  { criteria, every, name, timeZone }: SearchToSave,
  now: number,
): Promise<SavedSearchRow> {
  const search = await transaction
    .insertInto('saved_searches')
    .values({
      id: randomUUID(),
      subscriber_id: subscriber.id,
      criteria,
      name,
      every,
      time_zone: timeZone,
      state: 'unconfirmed',
      revision: 1,
      created_at: now,
      renewed_at: now,
      last_at: null,
      due_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await indexSavedSearch(transaction, search)
  await armSavedSearch(transaction, search, now)
  return search
}

/**
 * Changes a locked search, and reschedules its next email.
 *
 * @throws Refused at the field `criteria` if another search of the subscriber has the same criteria
 */
export async function changeSavedSearch(
  transaction: Database,
  { search, subscriber }: HeldSearch,
  { criteria = search.criteria, ...given }: SearchChanges,
  now: number,
): Promise<SavedSearchRow> {
  const { every = search.every, name = search.name, timeZone = search.time_zone } = given
  const hasNewCriteria = criteria !== search.criteria
  if (hasNewCriteria && (await searchWith(transaction, subscriber, criteria))) {
    throw Refused.field('criteria', alertsRefusals.savedAlready)
  }
  const changed = await transaction
    .updateTable('saved_searches')
    .set({
      criteria,
      name,
      every,
      time_zone: timeZone,
      revision: search.revision + 1,
    })
    .where('id', '=', search.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (search.due_at !== null) await rescheduleAlert(transaction, changed, now)
  if (hasNewCriteria) await indexSavedSearch(transaction, changed)
  await announceSavedSearch(transaction, subscriber, search.id)
  return changed
}
