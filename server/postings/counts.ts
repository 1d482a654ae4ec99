import type { SelectQueryBuilder } from 'kysely'
import { nobodyYet, type ApplicantCounts } from '../../contract/postings/counts.ts'
import type { Database, Schema } from '../store/schema.ts'

/** Who has applied, in figures, and when the first of those who wait for the employer is to be answered. */
interface Counted {
  readonly counts: ApplicantCounts
  readonly nextDueAt: string | null
}

/** Counts the applications that a query finds: one row of figures for each group of it. */
const counting = <Row>(query: SelectQueryBuilder<Schema, 'applications', Row>) =>
  query.select((where) => {
    const { eb, fn } = where
    const isDecided = eb('leaves_at', 'is not', null)
    const waits = where.and([eb('turn', 'is not', null), where.not(isDecided)])
    const waitsForUs = where.and([waits, eb('turn', '=', 'employer')])
    const count = () => fn.countAll<number>()
    return [
      count()
        .filterWhere(where.and([waits, eb('stage', '=', 'submitted')]))
        .as('new'),
      count().filterWhere(waitsForUs).as('waitingForUs'),
      count()
        .filterWhere(where.and([waits, eb('turn', '=', 'candidate')]))
        .as('waitingForThem'),
      count()
        .filterWhere(where.and([waitsForUs, eb('lateness', '!=', 'onTime')]))
        .as('overdue'),
      count().filterWhere(isDecided).as('leaving'),
      count().as('total'),
      fn.min<number | null>('due_at').filterWhere(waitsForUs).as('nextDueAt'),
    ]
  })

const counted = ({ nextDueAt, ...counts }: ApplicantCounts & { nextDueAt: number | null }): Counted => ({
  counts,
  nextDueAt: nextDueAt === null ? null : new Date(nextDueAt).toISOString(),
})

/** Who has applied to postings, by their ids: one query, however many there are. */
export async function countsByPosting(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => Counted> {
  if (ids.length === 0) return () => ({ counts: nobodyYet, nextDueAt: null })
  const rows = await counting(
    db
      .selectFrom('applications')
      .where('submitted_at', 'is not', null)
      .where('posting_id', 'in', ids)
      .groupBy('posting_id'),
  )
    .select('posting_id')
    .execute()
  const found = new Map(rows.map(({ posting_id: id, ...figures }) => [id, counted(figures)]))
  return (id) => found.get(id) ?? { counts: nobodyYet, nextDueAt: null }
}

/** Who there is among the applications that a query finds. */
export const countsIn = async (applications: SelectQueryBuilder<Schema, 'applications', object>) =>
  counted(await counting(applications).executeTakeFirstOrThrow())
