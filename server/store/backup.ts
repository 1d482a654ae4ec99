import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseFile } from './sqlite.ts'
import type { Settings } from '../operations/settings.ts'
import { StartupError } from '../operations/startupError.ts'
import { copyTexts, startupTexts } from '../words/startup.ts'

// Copies all pages in one step: a stepwise copy restarts after every concurrent write.
const EVERY_PAGE = 2 ** 31 - 1

/**
 * Copies the embedded database to a file, as of this moment, even while a server is writing. The copy is
 * checked and synced to disk before it is renamed to its final name.
 *
 * @param file path of the copy, which must not exist
 * @throws StartupError if there is nothing to copy, or the file exists or cannot be written
 */
export async function backUp({ dataDir }: Pick<Settings, 'dataDir'>, file: string): Promise<void> {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new StartupError(startupTexts.noData(dataDir), 'noInput')
  if (existsSync(file)) throw new StartupError(copyTexts.fileExists(file), 'dataUnwritable')
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    await copyPages(source, part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw new StartupError(
      copyTexts.notCopied(error instanceof Error ? error.message : 'unknown'),
      'dataUnwritable',
    )
  }
}

async function copyPages(source: string, part: string): Promise<void> {
  const data = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  try {
    await backup(data, part, { rate: EVERY_PAGE })
  } finally {
    data.close()
  }
  // The database uses a write-ahead log in a second file; the copy should be a single file.
  const copy = new DatabaseSync(part)
  try {
    copy.exec('pragma journal_mode = delete')
    const found = copy.prepare('pragma integrity_check').get()?.['integrity_check']
    if (found !== 'ok') throw new Error(String(found))
  } finally {
    copy.close()
  }
  const written = await open(part, 'r+')
  try {
    await written.sync()
  } finally {
    await written.close()
  }
}
