import type { Database } from '../store/schema.ts'
import { addJob, addJobs } from '../work/jobs.ts'
import { nextAlertAt } from './alertTimes.ts'
import type { SavedSearchRow } from './savedSearches.ts'

/** Kind of job that sends the alerts due at a time. */
export const deliveryJobKind = 'deliverAlerts'

const HOUR = 3_600_000

/** Time at which a match of a search is mailed. Takes and returns milliseconds since 1970. */
export const alertTimeOf = (
  { every, last_at: lastAt, time_zone: timeZone }: Pick<SavedSearchRow, 'every' | 'last_at' | 'time_zone'>,
  now: number,
): number => nextAlertAt({ every, timeZone, lastAt }, now)

const requestFor = (due: number, now: number) => ({
  queue: 'alerts' as const,
  kind: deliveryJobKind,
  key: `${deliveryJobKind} ${due}`,
  payload: { due },
  priority: 1,
  now,
  due,
})

/**
 * Schedules one delivery job per time. It replaces a running job, which may already have queried the due
 * searches. Lock order: rows of searches before rows of jobs, as in deliveries.
 */
export const armDeliveries = (transaction: Database, times: Iterable<number>, now: number): Promise<void> =>
  addJobs(
    transaction,
    [...new Set(times)].toSorted((one, other) => one - other).map((due) => requestFor(due, now)),
    'replace',
  )

/**
 * Reschedules the email of a locked search after a change of its frequency, time zone or state.
 *
 * @param now milliseconds since 1970
 */
export async function rescheduleAlert(
  transaction: Database,
  search: SavedSearchRow,
  now: number,
): Promise<void> {
  const match = await transaction
    .selectFrom('alert_matches')
    .select('posting_id')
    .where('search_id', '=', search.id)
    .limit(1)
    .executeTakeFirst()
  const isSending = search.state === 'active' || search.state === 'asked'
  const due = match && isSending ? alertTimeOf(search, now) : null
  await transaction.updateTable('saved_searches').set({ due_at: due }).where('id', '=', search.id).execute()
  if (due !== null) await armDeliveries(transaction, [due], now)
}

/** Sends alerts that are an hour late because their job was given up; called every hour. */
export async function deliverOverdueAlerts(db: Database, now: number): Promise<void> {
  const late = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('due_at', '<=', now - HOUR)
    .limit(1)
    .executeTakeFirst()
  if (late) await addJob(db, requestFor(Math.floor(now / HOUR) * HOUR, now))
}
