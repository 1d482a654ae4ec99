import { sql } from 'kysely'
import { isPostgres } from './locks.ts'
import type { Database } from './schema.ts'

/**
 * Runs a transaction whose commit is not synced to disk immediately: it survives a crash of the process, but
 * a crash of the machine only after a later sync. Waiting for the disk would block the embedded database. Use
 * it for frequent changes that are cheap to repeat. On PostgreSQL it is a normal transaction, because commits
 * do not block others.
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
