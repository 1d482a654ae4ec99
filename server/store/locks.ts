import { PostgresAdapter, sql, type RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/**
 * True for PostgreSQL, which other processes may use concurrently. The embedded database belongs to this
 * process alone.
 */
export const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter

// SQLite has no row locks and needs none: its write transactions are serialized.
const onPostgres = (db: Database, words: RawBuilder<unknown>): RawBuilder<unknown> =>
  isPostgres(db) ? words : sql``

/** Locks the selected rows until the transaction ends. Rows that refer to them can still be inserted. */
export const forUpdate = (db: Database) => onPostgres(db, sql`for no key update`)

/**
 * Protects the selected rows against changes until the transaction ends; several transactions may do so at
 * once.
 */
export const forShare = (db: Database) => onPostgres(db, sql`for share`)

/** Locks the selected rows, and skips those locked by other processes. */
export const skipLocked = (db: Database) => onPostgres(db, sql`for update skip locked`)
