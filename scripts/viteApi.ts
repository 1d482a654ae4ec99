import type { Plugin } from 'vite'
import { openBackend } from '../server/backend.ts'
import { readSettings } from '../server/operations/settings.ts'

/** Answers the API's calls in the process of Vite's development server, on the same origin as the pages. */
export const api = (): Plugin => ({
  name: 'api',
  apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
  async configureServer(server) {
    const settings = readSettings(process.env)
    const backend = await openBackend(settings, {
      ownOrigin: () =>
        server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${settings.port}`,
    })
    server.config.logger.info(`  Data: ${settings.dataDir}\n  Mails go ${backend.mailsGo}`)
    server.httpServer?.once('close', () => void backend.close())
    server.middlewares.use((request, response, next) => {
      if (/^\/(api|dev)\//.test(request.url ?? '')) backend.listener(request, response)
      else next()
    })
  },
})
