import { sql, type Expression, type RawBuilder } from 'kysely'
import { isPostgres } from './locks.ts'
import type { Database } from './schema.ts'

// JSON escapes that PostgreSQL cannot convert to text: NUL and lone surrogates. A backslash that is itself
// escaped does not begin an escape.
const NO_TEXT = String.raw`(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})`
const STAND_IN = String.raw`\1\\ufffd`

/**
 * Text from a JSON column, extracted by the database, so that the rest of the column is not sent.
 *
 * @param path keys that lead to the text, plain words
 */
export function textIn(
  db: Database,
  column: Expression<unknown>,
  path: readonly string[],
): RawBuilder<string> {
  if (isPostgres(db)) {
    // PostgreSQL parses the whole column, and fails at such an escape anywhere in it. Few columns contain a
    // backslash, and searching for one is cheap.
    const json = sql`case when strpos(${column}, ${String.raw`\u`}) = 0 then ${column}
      else regexp_replace(${column}, ${NO_TEXT}, ${STAND_IN}, 'g') end`
    return sql<string>`((${json})::json #>> ${`{${path.join(',')}}`}::text[])`
  }
  return sql<string>`json_extract(${column}, ${`$.${path.join('.')}`})`
}
