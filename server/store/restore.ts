import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from './open.ts'
import type { Database } from './schema.ts'
import { databaseFile, holdDataDir } from './sqlite.ts'
import type { Settings } from '../operations/settings.ts'
import { StartupError } from '../operations/startupError.ts'
import { copyTexts } from '../words/startup.ts'

/** Repeats erasures that happened after the copy was made. */
type Replay = (db: Database) => Promise<unknown>

/**
 * Replaces the embedded database with a copy, after deleting data of the copy that may be obsolete (see
 * `forget`). The previous database is kept as `replaced.db`. An interruption leaves either the old or the new
 * database, complete.
 *
 * @param file created by `backUp`, by this version or an older one
 * @throws StartupError if a server uses the data, or the file is not a valid copy; the data is then unchanged
 */
export async function restoreFile(
  { dataDir }: Pick<Settings, 'dataDir'>,
  file: string,
  replay: Replay,
): Promise<void> {
  checkCopy(file)
  const release = holdDataDir(dataDir)
  const staging = join(dataDir, 'restoring')
  try {
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { mode: 0o700 })
    await copyFile(file, databaseFile(staging))
    await forgetIn({ dataDir: staging, databaseUrl: undefined }, replay)
    await keepReplaced(dataDir)
    await rename(databaseFile(staging), databaseFile(dataDir))
    await syncDirectory(dataDir)
  } finally {
    await rm(staging, { recursive: true, force: true })
    release()
  }
}

/**
 * Links the current database to a second name, so that a database exists under the original name at all
 * times.
 */
async function keepReplaced(dataDir: string): Promise<void> {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return
  try {
    // Closing the last connection merges the write-ahead log into the file.
    new DatabaseSync(file).close()
  } catch {
    // The database is damaged, which may be the reason for the restore.
  }
  for (const suffix of ['-wal', '-shm', '']) {
    const kept = join(dataDir, `replaced.db${suffix}`)
    await rm(kept, { force: true })
    if (suffix === '') await link(file, kept)
    // A leftover log must not be applied to the copy.
    else if (existsSync(file + suffix)) await rename(file + suffix, kept)
  }
}

/**
 * Migrates restored data to the schema of this version, and deletes what may be obsolete since the copy was
 * made.
 *
 * @throws StartupError if the data cannot be used
 */
export async function forgetIn(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  replay: Replay,
): Promise<void> {
  const store = await openStore(settings)
  try {
    await forget(store.db)
    await replay(store.db)
    // In SQLite, free pages still contain the rows that the replay has erased.
    if (!settings.databaseUrl) await sql`vacuum`.execute(store.db)
  } finally {
    await store.close()
  }
}

/**
 * Deletes sessions, links and queued emails. Some of those in a copy were ended, used or sent since, and
 * cannot be distinguished from valid ones. People have to log in again and request new links.
 */
const forget = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sessions').execute()
    await transaction.deleteFrom('grants').execute()
    await transaction.deleteFrom('codes').execute()
    await transaction.deleteFrom('one_time_codes').execute()
    await transaction.deleteFrom('address_changes').execute()
    await transaction.deleteFrom('invitations').execute()
    await transaction.deleteFrom('jobs').where('queue', '=', 'mail').execute()
  })

function checkCopy(file: string): void {
  let problem: string = copyTexts.notACopy
  try {
    const copy = new DatabaseSync(file, { readOnly: true })
    try {
      const check = copy.prepare('pragma integrity_check').get()?.['integrity_check']
      const tables = copy
        .prepare("select name from sqlite_schema where name in ('accounts', 'kysely_migration')")
        .all()
      if (check === 'ok' && tables.length === 2) return
    } finally {
      copy.close()
    }
  } catch (error) {
    if (error instanceof Error) problem = error.message
  }
  throw new StartupError(copyTexts.notRestored(file, problem), 'noInput')
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
