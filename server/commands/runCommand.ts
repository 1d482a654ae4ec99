import { existsSync } from 'node:fs'
import { printLine } from '../operations/printLine.ts'
import { readSettings, type Settings } from '../operations/settings.ts'
import { StartupError } from '../operations/startupError.ts'

/**
 * Runs an operator command with the settings of the server.
 *
 * @param work takes settings and arguments; returns the output
 */
export async function runCommand(
  work: (settings: Settings, words: readonly string[]) => Promise<string>,
): Promise<void> {
  // Makes created files private to the user, like those of the server.
  process.umask(0o077)
  try {
    if (existsSync('.env')) process.loadEnvFile()
    printLine(await work(readSettings(process.env), process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error.exitCode
  }
}
