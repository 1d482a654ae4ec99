import { sql } from 'kysely'
import { isPostgres } from './locks.ts'
import type { Database } from './schema.ts'

/**
 * Checkpoints the write-ahead log of the embedded database and truncates it, because it contains earlier
 * versions of overwritten pages. Does not wait.
 *
 * @returns false if another connection reads from the log
 */
export async function emptyLog(db: Database): Promise<boolean> {
  if (isPostgres(db)) return true
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = 2000`.execute(connection)
    }
  })
}
