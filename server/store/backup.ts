import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseFile } from './sqlite.ts'
import type { Settings } from '../operations/settings.ts'
import { StartupError } from '../operations/startupError.ts'
import { copyTexts, startupTexts } from '../words/startup.ts'

// All at once: a copy that is made in steps begins again with every write in between.
const EVERY_PAGE = 2 ** 31 - 1

/**
 * Copies the embedded database into one file, as it is at this moment, also while a server uses it and writes. The
 * copy is checked and on the disk before it has its name.
 *
 * @param file where the copy goes; nothing may be there
 * @throws StartupError when there is nothing to copy, and when the file is there already or cannot be written
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
  // The data itself keeps a second file beside it; a copy should be one.
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
