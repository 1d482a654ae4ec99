import type { LessLikeReason } from '../../../contract/alerts/alertPage.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { alertsRefusals } from '../../words/savedSearches.ts'
import { criteriaWithout, mailedJobOf } from './mailedJob.ts'
import { widenedCriteria } from './narrowing.ts'
import type { HeldSearch } from '../savedSearches.ts'
import { changeSavedSearch, searchWith } from '../saveSearch.ts'

interface Reason {
  readonly slug: string
  readonly reason: LessLikeReason
}

/**
 * Narrows a locked search so that it finds fewer jobs like a mailed one, or hides the company of that job.
 * Idempotent.
 *
 * @throws Refused (404) if the job was not mailed to the recipient, or the reason would change nothing
 */
export async function narrowSearch(
  transaction: Database,
  held: HeldSearch,
  { reason, slug }: Reason,
  now: number,
): Promise<void> {
  const job = ownObject(await mailedJobOf(transaction, held, slug))
  const { search, subscriber } = held
  if (await narrowingOf(transaction, held, job.id, reason)) return
  if (search.state === 'ended') throw Refused.state(alertsRefusals.ended, 'ended')
  const criteria = await criteriaWithout(transaction, held, job, reason)
  if (criteria === undefined) throw Refused.field('reason', alertsRefusals.nothingToNarrow)
  await transaction
    .insertInto('search_narrowings')
    .values({
      search_id: search.id,
      posting_id: job.id,
      reason,
      criteria_before: search.criteria,
      criteria_after: criteria,
      narrowed_at: now,
    })
    .execute()
  if (reason === 'company') {
    await transaction
      .insertInto('hidden_companies')
      .values({ subscriber_id: subscriber.id, company_id: job.company_id, hidden_at: now })
      .onConflict((same) => same.doNothing())
      .execute()
    return
  }
  await changeSavedSearch(transaction, held, { criteria }, now)
}

/**
 * Reverts the change made for a reason. Idempotent.
 *
 * @throws Refused (404) if the job was not mailed to the recipient, or the search has changed since
 */
export async function undoNarrowing(
  transaction: Database,
  held: HeldSearch,
  { reason, slug }: Reason,
  now: number,
): Promise<void> {
  const job = ownObject(await mailedJobOf(transaction, held, slug))
  const { search, subscriber } = held
  const narrowing = await narrowingOf(transaction, held, job.id, reason)
  if (!narrowing) return
  await transaction
    .deleteFrom('search_narrowings')
    .where('search_id', '=', search.id)
    .where('posting_id', '=', job.id)
    .where('reason', '=', reason)
    .execute()
  if (reason === 'company') {
    await transaction
      .deleteFrom('hidden_companies')
      .where('subscriber_id', '=', subscriber.id)
      .where('company_id', '=', job.company_id)
      .execute()
    return
  }
  const { criteria_after: after, criteria_before: before } = narrowing
  const criteria = widenedCriteria(search.criteria, { reason, before, after })
  const isTaken = criteria !== undefined && (await searchWith(transaction, subscriber, criteria))
  if (criteria === undefined || (isTaken && isTaken.id !== search.id)) {
    throw Refused.field('reason', alertsRefusals.nothingToUndo)
  }
  if (criteria !== search.criteria) await changeSavedSearch(transaction, held, { criteria }, now)
}

const narrowingOf = (
  db: Database,
  { search }: Pick<HeldSearch, 'search'>,
  postingId: string,
  reason: LessLikeReason,
) =>
  db
    .selectFrom('search_narrowings')
    .selectAll()
    .where('search_id', '=', search.id)
    .where('posting_id', '=', postingId)
    .where('reason', '=', reason)
    .executeTakeFirst()
