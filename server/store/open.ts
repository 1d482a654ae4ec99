import { Kysely, type Dialect } from 'kysely'
import type { Settings } from '../settings.ts'
import { migrate } from './migrate.ts'
import type { Database, Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/** What differs from one database to another. */
export interface Engine {
  readonly dialect: Dialect
  /** Whether an error says that the database cannot be used for now: a full disk, a lost connection. */
  readonly isOutOfService: (error: unknown) => boolean
  /** Turns an error at start into a `StartupError` where the person who started the server can mend it. */
  readonly explain: (error: unknown) => unknown
  readonly release: () => void
}

export interface Store {
  readonly db: Database
  readonly isOutOfService: (error: unknown) => boolean
  readonly close: () => Promise<void>
}

/**
 * Opens the database that the settings name, and brings it to the schema of this version.
 *
 * @throws StartupError when it is in use, cannot be written, is full, or was written by a newer version
 */
export async function openStore({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Store> {
  const engine = openSqlite(dataDir)
  const db = new Kysely<Schema>({ dialect: engine.dialect })
  const close = async () => {
    await db.destroy()
    engine.release()
  }
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw engine.explain(error)
  }
  return { db, isOutOfService: engine.isOutOfService, close }
}
