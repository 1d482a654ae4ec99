import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

function onFound(path: string, { header }: { header: (name: string, value: string) => void }): void {
  const isAsset = path.includes('/assets/')
  header('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/**
 * Serves a built single-page application like a good static host: compressed by brotli, with immutable
 * assets.
 *
 * @param headers sent with every response
 */
export async function serveBuilt(
  root: string,
  answers: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; close: () => void }> {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })
  for (const [path, answer] of Object.entries(answers)) app.get(path, () => Response.json(answer))
  app.use(serveStatic({ root, precompressed: true, onFound }))
  app.get('*', serveStatic({ root, precompressed: true, path: 'index.html' }))

  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response)).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('This machine gave no free port.')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${address.port}`, close }
}
