import type { Opening } from '../../contract/applications/openings.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { applicantsOf } from './applications.ts'
import type { Database } from '../store/schema.ts'

/** So many days are told, the newest of them. */
const most = 20

interface Opened {
  readonly what: Opening['what'][number]
  /** Account of the member who opened it. */
  readonly accountId: string
  /** In milliseconds since 1970. */
  readonly now: number
}

/** Writes down that somebody has opened applications, or what was sent with them: once a day for each person. */
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

/** On which days an application was opened and what of it, the newest first. Who it was is not told. */
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
