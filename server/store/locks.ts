import { PostgresAdapter, sql, type RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/** True if other processes may use the database at the same time. The embedded one belongs to this process alone. */
export const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter

// SQLite has no row locks and needs none: its write transactions are serialized.
const onPostgres = (db: Database, words: RawBuilder<unknown>): RawBuilder<unknown> =>
  isPostgres(db) ? words : sql``

/** The end of a query whose rows are to be held until the transaction ends. Rows that refer to them can still be added. */
export const forUpdate = (db: Database) => onPostgres(db, sql`for no key update`)

/** The end of a query whose rows must stay as they are until the transaction ends; others may hold them so, too. */
export const forShare = (db: Database) => onPostgres(db, sql`for share`)

/** The end of a query whose rows are to be held, leaving out those that another process holds. */
export const skipLocked = (db: Database) => onPostgres(db, sql`for update skip locked`)
