import { existsSync } from 'node:fs'
import { readSettings } from './operations/settings.ts'
import { startServer, type RunningServer } from './serve.ts'
import { StartupError } from './operations/startupError.ts'

// Makes created files private to the user of the server: database, backups, emails.
process.umask(0o077)

// React's production build renders several times faster.
process.env['NODE_ENV'] ??= 'production'

// Registered first, because process 1 of a container ignores unhandled signals. A server that still waits for
// its database can exit immediately.
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
