// Starts a server with a build from another folder than `dist`.
import { readSettings } from '../../server/operations/settings.ts'
import { startServer } from '../../server/serve.ts'

process.env['NODE_ENV'] ??= 'production'
const server = await startServer(readSettings(process.env), { distDir: process.argv[2] ?? 'dist' })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)))
