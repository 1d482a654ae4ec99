import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchPath } from 'react-router-dom'
import * as v from 'valibot'
import type { Plugin, ViteDevServer } from 'vite'
import { openBackend, type Backend } from '../server/backend.ts'
import { rendererExports } from '../server/documents/renderer.ts'
import { readSettings } from '../server/operations/settings.ts'
import { renderedPatterns } from '../server/pages/lookups.ts'
import { createRenderedPage } from '../server/pages/rendered.ts'
import { show } from '../server/pages/resource.ts'
import { PAGE_DATA } from '../src/prerender/plugin.ts'
import { startupTexts } from '../server/words/startup.ts'

const isRendered = (path: string) => renderedPatterns.some((each) => matchPath(each, path))

/**
 * Serves the API and the pages rendered per request from Vite's development server, on the same origin as the
 * other pages.
 */
export const api = (): Plugin => ({
  name: 'api',
  apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
  async configureServer(server) {
    const settings = readSettings(process.env)
    const ownOrigin = () =>
      server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${settings.port}`
    const backend = await openBackend(settings, { ownOrigin })
    addRenderedPages(server, backend, ownOrigin)
    server.config.logger.info(
      `  ${startupTexts.data(settings.dataDir)}\n  ${startupTexts.mails(backend.mailsGo)}`,
    )
    server.httpServer?.once('close', () => void backend.close())
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://own.invalid')
      if (/^\/(api|dev|media|r)\//.test(pathname) || isRendered(pathname)) backend.listener(request, response)
      else next()
    })
  },
})

function addRenderedPages(server: ViteDevServer, { app, apiParts }: Backend, origin: () => string): void {
  for (const pattern of renderedPatterns) {
    app.get(pattern, async (c) => {
      const html = await readFile(join(server.config.root, 'index.html'), 'utf8')
      const template = html
        .replace('id="root"', `id="root" data-route="${pattern}"`)
        .replace('</body>', `${PAGE_DATA}</body>`)
      const module = await server.ssrLoadModule('/src/prerender/render.tsx')
      const { renderWithData } = v.parse(rendererExports, module)
      const parts = { ...apiParts, origin }
      const page = {
        pattern,
        template: await server.transformIndexHtml(c.req.path, template),
        render: renderWithData,
      }
      const answer = await createRenderedPage(page, parts)(c)
      if (answer instanceof Response) return answer
      if (typeof answer === 'number')
        return c.text(`There is no such page, or it cannot be shown: ${answer}.`, answer)
      // Vite injects inline styles and scripts, which the policy would block.
      c.header('Content-Security-Policy', undefined)
      return show(c, answer.page, answer.status)
    })
  }
}
