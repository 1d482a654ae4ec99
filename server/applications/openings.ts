import type { Opening } from '../../contract/applications/openings.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { applicantsOf } from './applications.ts'
import type { Database } from '../store/schema.ts'

/** Number of days shown, newest first. */
const most = 20

interface Opened {
  readonly what: Opening['what'][number]
  /** Account of the member who opened it. */
  readonly accountId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Records that a member opened applications, or their resumes, once a day per member. */
export async function noteOpening(
  db: Database,
  ids: readonly string[],
  { accountId, now, what }: Opened,
): Promise<void> {
  const day = dayOf(now)
  await db
    .insertInto('openings')
    .columns(['application_id', 'day', 'what', 'account_id', 'opened_at'])
    // Former members record no view.
    .expression(
      applicantsOf(db, accountId)
        .where('id', 'in', ids)
        .select((row) => [
          'id',
          row.cast<string>(row.val(day), 'text').as('day'),
          row.cast<string>(row.val(what), 'text').as('what'),
          row.cast<string>(row.val(accountId), 'text').as('account'),
          row.cast<number>(row.val(now), 'bigint').as('at'),
        ]),
    )
    .onConflict((same) => same.columns(['application_id', 'day', 'what', 'account_id']).doNothing())
    .execute()
}

/** Days on which an application was opened, and which part, newest first; without the member. */
export async function openingsOf(db: Database, id: string): Promise<readonly Opening[]> {
  const rows = await db
    .selectFrom('openings')
    .select(['day', 'what'])
    .distinct()
    .where('application_id', '=', id)
    .orderBy('day', 'desc')
    .orderBy('what')
    .limit(2 * most)
    .execute()
  const days = [...new Set(rows.map(({ day }) => day))].slice(0, most)
  return days.map((day) => ({ day, what: rows.filter((row) => row.day === day).map(({ what }) => what) }))
}
