import { Kysely } from 'kysely'
import type { Settings } from '../operations/settings.ts'
import type { Engine } from './engine.ts'
import { migrate, retryWhileLocked } from './migrate.ts'
import type { Database, Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export interface Store extends Pick<
  Engine,
  'clockSkew' | 'counters' | 'hear' | 'isOutOfService' | 'runReaderTask'
> {
  readonly db: Database
  /** Connections for reads, which do not wait for writes. */
  readonly reader: Database
  /** Location of the data as text, for the operator. */
  readonly place: string
  readonly close: () => Promise<void>
}

/**
 * Opens the configured database and migrates it to the schema of this version.
 *
 * @param now clock of this machine, in milliseconds since 1970
 * @param prepare further preparation of the data before it is used, without a time limit
 * @throws StartupError if the database is in use, cannot be reached or written, is full, or has data of a
 * newer version
 */
export async function openStore(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  now = Date.now,
  prepare?: (db: Database) => Promise<void>,
): Promise<Store> {
  const engine = databaseUrl ? await openRemote(databaseUrl, now) : openSqlite(dataDir)
  const {
    clockSkew,
    counters,
    dialect,
    hear,
    isOutOfService,
    migrationDialect,
    readerDialect,
    runReaderTask,
  } = engine
  const db = new Kysely<Schema>({ dialect })
  const reader = new Kysely<Schema>({ dialect: readerDialect })
  const close = async () => {
    await reader.destroy()
    await db.destroy()
    await engine.release()
  }
  const migrating = migrationDialect ? new Kysely<Schema>({ dialect: migrationDialect }) : db
  try {
    await migrate(migrating)
    if (prepare) await retryWhileLocked(() => prepare(migrating))
  } catch (error) {
    await close()
    throw engine.explain(error)
  } finally {
    if (migrating !== db) await migrating.destroy()
  }
  const place = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : dataDir
  return {
    db,
    reader,
    place,
    clockSkew,
    hear,
    isOutOfService,
    close,
    ...(counters && { counters }),
    ...(runReaderTask && { runReaderTask }),
  }
}

// The PostgreSQL driver is loaded only if it is used.
const openRemote = async (databaseUrl: string, now: () => number) =>
  (await import('./postgres.ts')).openPostgres(databaseUrl, now)
