import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { stages, type Stage } from '../../contract/stages.ts'
import type { Outbox } from '../../contract/applications/outbox.ts'
import type { ApplicantCounts } from '../../contract/postings/counts.ts'
import type { StageCount } from '../../contract/postings/statistics.ts'
import type { Database, Schema } from '../store/schema.ts'

/** Numbers of applicants, and the earliest due date of a reply. */
export interface Counted {
  readonly counts: ApplicantCounts
  readonly nextDueAt: string | null
  /** Applicants in progress by stage; empty stages are left out. */
  readonly stages: StageCount[]
}

/** Adds aggregate columns to a query of applications, for one row per group. */
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
      ...stages.map((stage) =>
        count()
          .filterWhere(where.and([waits, eb('stage', '=', stage)]))
          .as(columnOf(stage)),
      ),
    ]
  })

const columnOf = <Of extends Stage>(stage: Of) => `in_${stage}` as const

/** Result row of `counting`; null values if there are no applications. */
export type Figures = Readonly<
  Record<keyof ApplicantCounts | ReturnType<typeof columnOf<Stage>> | 'nextDueAt', number | null>
>

/** Converts a result row to counts. */
export const countsOf = (row: Figures): Counted => ({
  counts: {
    new: row.new ?? 0,
    waitingForUs: row.waitingForUs ?? 0,
    waitingForThem: row.waitingForThem ?? 0,
    overdue: row.overdue ?? 0,
    leaving: row.leaving ?? 0,
    total: row.total ?? 0,
  },
  nextDueAt: row.nextDueAt === null ? null : new Date(row.nextDueAt).toISOString(),
  stages: stages
    .map((stage) => ({ stage, count: row[columnOf(stage)] ?? 0 }))
    .filter(({ count }) => count > 0),
})

/** Number of applications that have not ended. */
export const openIn = ({ counts }: Counted): number =>
  counts.waitingForUs + counts.waitingForThem + counts.leaving

/** Query of the sent applications of postings. */
const sentTo = (db: Database, postings: readonly string[] | RawBuilder<string>) =>
  db.selectFrom('applications').where('submitted_at', 'is not', null).where('posting_id', 'in', postings)

/**
 * Adds the aggregate columns of applicants to a query of postings, in a single query. `countsOf` reads them.
 */
export function withCounts<Tables, Table extends keyof Tables, Row extends { id: string }>(
  db: Database,
  postings: SelectQueryBuilder<Tables, Table, Row>,
) {
  const figures = counting(sentTo(db, sql`(select id from page)`)).select('posting_id')
  return db
    .with(
      (name) => name('page').materialized(),
      () => postings,
    )
    .selectFrom('page')
    .leftJoin(figures.groupBy('posting_id').as('figures'), 'figures.posting_id', 'page.id')
    .selectAll('page')
    .selectAll('figures')
}
/** Counts of the applications in a query, with the pending rejections. */
export async function countsIn(
  applications: SelectQueryBuilder<Schema, 'applications', object>,
): Promise<Counted & { readonly outbox: Outbox | null }> {
  const row = await counting(applications)
    .select(({ eb, fn }) => {
      const isDecided = eb('leaves_at', 'is not', null)
      return [
        // SQLite and PostgreSQL both have this function. Ids contain no comma.
        fn
          .agg<string | null>('string_agg', ['id', sql`','`])
          .filterWhere(isDecided)
          .as('ids'),
        fn.min<number | null>('leaves_at').as('firstAt'),
        fn.max<number | null>('leaves_at').as('lastAt'),
      ]
    })
    .executeTakeFirstOrThrow()
  const { firstAt, ids, lastAt } = row
  const outbox =
    ids === null || firstAt === null || lastAt === null
      ? null
      : {
          ids: ids.split(','),
          firstAt: new Date(firstAt).toISOString(),
          lastAt: new Date(lastAt).toISOString(),
        }
  return { ...countsOf(row), outbox }
}

/** Numbers of applicants of a posting. */
export const countsOfPosting = async (db: Database, id: string) =>
  countsOf(await counting(sentTo(db, [id])).executeTakeFirstOrThrow())
