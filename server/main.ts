import { existsSync } from 'node:fs'
import { readSettings } from './operations/settings.ts'
import { startServer, type RunningServer } from './serve.ts'
import { StartupError } from './operations/startupError.ts'

// Files are private to the user of the server: database, backups, mails.
process.umask(0o077)

// React renders a page in a fraction of the time where it need not look for mistakes of whoever develops it.
process.env['NODE_ENV'] ??= 'production'

// Heard from the beginning: the first process of a container ignores what it does not listen for, and whoever waits
// for a database has acknowledged nothing yet.
let server: RunningServer | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.resolve(server?.close()).then(() => process.exit(0)))
}
try {
  if (existsSync('.env')) process.loadEnvFile()
  server = await startServer(readSettings(process.env))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
}
