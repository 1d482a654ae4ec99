import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

// Maximum number of cached statements, because preparing is slower than most statements. There are about as
// many as queries in the code, apart from lists of values.
const MOST_PREPARED = 500

/**
 * Creates a cache of prepared statements by SQL text.
 *
 * @param wrap converts a prepared statement
 */
export function preparing<Statement>(
  database: DatabaseSync,
  wrap: (statement: StatementSync, sql: string) => Statement,
): (sql: string) => Statement {
  const prepared = new Map<string, Statement>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= MOST_PREPARED) prepared.clear()
    const statement = wrap(database.prepare(sql), sql)
    prepared.set(sql, statement)
    return statement
  }
}

/** Parameters of a statement in types that SQLite accepts. */
export const bound = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(bindable)

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`Only text, numbers, bytes and null are kept, not ${typeof value}.`)
}
