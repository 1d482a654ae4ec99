import { sql, type Expression, type RawBuilder } from 'kysely'
import { isPostgres } from './locks.ts'
import type { Database } from './schema.ts'

// Escapes that JSON may hold, and that are no text to PostgreSQL: zero, and halves of a sign. A backslash that is itself
// escaped begins none.
const NO_TEXT = String.raw`(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})`
const STAND_IN = String.raw`\1\\ufffd`

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
  if (isPostgres(db)) {
    // It reads the whole column to find one text in it, and fails at such an escape wherever that stands. Hardly any
    // column has one, and to look for a backslash costs little.
    const json = sql`case when strpos(${column}, ${String.raw`\u`}) = 0 then ${column}
      else regexp_replace(${column}, ${NO_TEXT}, ${STAND_IN}, 'g') end`
    return sql<string>`((${json})::json #>> ${`{${path.join(',')}}`}::text[])`
  }
  return sql<string>`json_extract(${column}, ${`$.${path.join('.')}`})`
}
