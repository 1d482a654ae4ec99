import { existsSync } from 'node:fs'
import { readSettings } from './operations/settings.ts'
import { startServer } from './serve.ts'
import { StartupError } from './operations/startupError.ts'

try {
  if (existsSync('.env')) process.loadEnvFile()
  const server = await startServer(readSettings(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
