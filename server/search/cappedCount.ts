import type { SelectQueryBuilder } from 'kysely'
import type { FoundJobs } from '../../contract/search/found.ts'
import type { Database, Schema } from '../store/schema.ts'

/** Most matches that are counted. */
export const MOST_COUNTED = 1_000

/** Number of rows, up to one more than the cap. */
export async function countUpToCap<Tables extends keyof Schema>(
  db: Database,
  rows: SelectQueryBuilder<Schema, Tables, { readonly number: number }>,
): Promise<number> {
  const { count } = await db
    .selectFrom(rows.limit(MOST_COUNTED + 1).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A count as it is told. */
export const totalOf = (count: number): FoundJobs['total'] => ({
  count: Math.min(count, MOST_COUNTED),
  isCapped: count > MOST_COUNTED,
})
