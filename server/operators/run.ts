import { existsSync } from 'node:fs'
import type { Settings } from '../operations/settings.ts'
import { StartupError } from '../operations/startupError.ts'
import { openStore } from '../store/open.ts'
import { databaseFile } from '../store/sqlite.ts'
import type { OperatorAnswer } from './answer.ts'
import { operate } from './operate.ts'
import { askServer } from './socket.ts'
import { startupTexts } from '../words/startup.ts'

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>

/**
 * Runs an operator command on the configured data: directly for PostgreSQL, or through the running server for
 * the embedded database.
 *
 * @param now clock if no server runs, in milliseconds since 1970
 * @returns the output
 * @throws StartupError if it failed without any change
 */
export async function runOperator(place: Place, words: readonly string[], now = Date.now): Promise<string> {
  const { isDone, text } = (await throughServer(place, words)) ?? (await alone(place, words, now))
  if (!isDone) throw new StartupError(text, 'usage')
  return text
}

const throughServer = async ({ dataDir, databaseUrl }: Place, words: readonly string[]) =>
  databaseUrl === undefined ? askServer(dataDir, words) : undefined

async function alone(place: Place, words: readonly string[], now: () => number): Promise<OperatorAnswer> {
  const { dataDir, databaseUrl } = place
  if (databaseUrl === undefined && !existsSync(databaseFile(dataDir))) {
    throw new StartupError(startupTexts.noData(dataDir), 'noInput')
  }
  const { db, close } = await openStore(place)
  try {
    return await operate({ db, now: now() }, words)
  } finally {
    await close()
  }
}
