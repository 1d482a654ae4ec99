import { sql } from 'kysely'
import { isPostgres } from './locks.ts'
import type { Database } from './schema.ts'

/**
 * A transaction whose commit outlives the process, but the machine only once a later commit has been written to the
 * disk: waiting for the disk would keep the embedded database, and with it everybody else, from doing anything. For
 * what is done often and costs nobody more than doing it again. In PostgreSQL, which others need not wait for, it is a
 * transaction like any other.
 */
export function commitSoon<Value>(
  db: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  if (isPostgres(db)) return db.transaction().execute(work)
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await connection.transaction().execute(work)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}
