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

/** Erases anew what was erased since the copy was made. */
type Replay = (db: Database) => Promise<unknown>

/**
 * Puts a copy in the place of the embedded database, after forgetting what was over since it was made: see `forget`.
 * What was there is kept as `replaced.db`. Killed at any moment, either the one or the other is there, whole.
 *
 * @param file as `backUp` made it, by this version or an older one
 * @throws StartupError when a server uses the data, and when the file is no such copy; the data is left as it is then
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

/** Returns the data that is to be replaced a second name, so that there is some under its own at any moment. */
async function keepReplaced(dataDir: string): Promise<void> {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return
  try {
    // The last connection to close merges the write-ahead log into the file.
    new DatabaseSync(file).close()
  } catch {
    // It is damaged, then. That may be why a copy is restored.
  }
  for (const suffix of ['-wal', '-shm', '']) {
    const kept = join(dataDir, `replaced.db${suffix}`)
    await rm(kept, { force: true })
    if (suffix === '') await link(file, kept)
    // A log that is left must not be taken for one of the copy.
    else if (existsSync(file + suffix)) await rename(file + suffix, kept)
  }
}

/**
 * Brings data that was restored to the schema of this version, and forgets what was over since the copy was made.
 *
 * @throws StartupError when it cannot be used
 */
export async function forgetIn(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  replay: Replay,
): Promise<void> {
  const store = await openStore(settings)
  try {
    await forget(store.db)
    await replay(store.db)
    // In SQLite, freed pages still hold the rows that the replay has erased.
    if (!settings.databaseUrl) await sql`vacuum`.execute(store.db)
  } finally {
    await store.close()
  }
}

/**
 * A copy holds sessions that were ended since, links that were used or replaced, and mails that were sent. None of them
 * can be told from those that are still good, so all of them go; people log in again, and ask for a new link.
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
