import type { SelectQueryBuilder } from 'kysely'
import type { FoundJobs } from '../../contract/search/found.ts'
import type { Database, Schema } from '../store/schema.ts'

/** Maximum number of counted matches. */
export const MOST_COUNTED = 1_000

/** Number of rows, up to one above the cap. */
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

/** Count for a response, limited to the cap. */
export const totalOf = (count: number): FoundJobs['total'] => ({
  count: Math.min(count, MOST_COUNTED),
  isCapped: count > MOST_COUNTED,
})
