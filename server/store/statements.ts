import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

// Preparing takes longer than most statements do. They are as many as the code has queries, but for lists of values.
const MOST_PREPARED = 500

/**
 * Gives the prepared statement of a text, made once.
 *
 * @param wrap what is made of it then
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

/** Parameters of a statement as SQLite takes them. */
export const bound = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(bindable)

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`Only text, numbers, bytes and null are kept, not ${typeof value}.`)
}
