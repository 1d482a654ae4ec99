import { sql, type Expression, type RawBuilder } from 'kysely'
import { isShared } from './locks.ts'
import type { Database } from './schema.ts'

/**
 * A text out of a column that holds JSON, read by the database, so that the rest of the column is not sent.
 *
 * @param path the keys that lead to it, plain words
 */
export function textIn(
  db: Database,
  column: Expression<unknown>,
  path: readonly string[],
): RawBuilder<string> {
  if (isShared(db)) return sql<string>`(${column}::json #>> ${`{${path.join(',')}}`}::text[])`
  return sql<string>`json_extract(${column}, ${`$.${path.join('.')}`})`
}
