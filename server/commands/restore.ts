// Replaces the embedded database with a copy: `npm run restore -- FILE`. With DATABASE_URL, it prepares a
// database that pg_restore has filled, and takes the list of erasures instead of a copy.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { erasureListFile, readList, type ErasureEntry } from '../privacy/erasureList.ts'
import { replayErasures } from '../privacy/replayErasures.ts'
import { StartupError } from '../operations/startupError.ts'
import { forgetIn, restoreFile } from '../store/restore.ts'
import type { Database } from '../store/schema.ts'
import { runCommand } from './runCommand.ts'
import { copyTexts } from '../words/startup.ts'

await runCommand(async (settings, [argument]) => {
  const { databaseUrl, dataDir } = settings
  const listFile = databaseUrl ? argument && resolve(argument) : erasureListFile(dataDir)
  const entries = listFile === undefined ? [] : await entriesIn(listFile, databaseUrl !== undefined)
  const replay = (db: Database) => replayErasures(db, { entries, dataDir, now: Date.now })
  if (databaseUrl) {
    await forgetIn(settings, replay)
    return copyTexts.readied
  }
  if (!argument) throw new StartupError(copyTexts.restoreUsage, 'usage')
  const file = resolve(argument)
  await restoreFile(settings, file, replay)
  return copyTexts.restored(file, dataDir)
})

/**
 * Entries of an erasure list.
 *
 * @param isNamed true if the operator named the file, which must then exist
 */
async function entriesIn(file: string, isNamed: boolean): Promise<readonly ErasureEntry[]> {
  if (!isNamed && !existsSync(file)) return []
  return readList(file).catch(() => {
    throw new StartupError(copyTexts.noErasureList(file), 'noInput')
  })
}
