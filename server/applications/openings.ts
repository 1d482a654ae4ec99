import type { Opening } from '../../contract/applications/openings.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { applicantsOf } from './applications.ts'
import type { Database } from '../store/schema.ts'

/** Maximum number of days to show, newest first. */
const most = 20

interface Opened {
  readonly what: Opening['what'][number]
  /** Account of the member who opened it. */
  readonly accountId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Records that a member opened applications or their resumes, once per day and member. */
export async function noteOpening(
  db: Database,
  ids: readonly string[],
  { accountId, now, what }: Opened,
): Promise<void> {
  const day = dayOf(now)
  await db
    .insertInto('openings')
    .columns(['application_id', 'day', 'what', 'account_id', 'opened_at'])
    // Former members of the company do not count.
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

/**
 * Days on which each application was opened, with the opened parts, newest first. Members are not identified.
 */
export async function openingsOf(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => readonly Opening[]> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('openings')
          .select(['application_id', 'day', 'what'])
          .distinct()
          .where('application_id', 'in', ids)
          .orderBy('day', 'desc')
          .orderBy('what')
          .execute()
  const byApplication = Map.groupBy(rows, ({ application_id: id }) => id)
  return (id) => {
    const byDay = Map.groupBy(byApplication.get(id) ?? [], ({ day }) => day)
    return [...byDay].slice(0, most).map(([day, opened]) => ({ day, what: opened.map(({ what }) => what) }))
  }
}
