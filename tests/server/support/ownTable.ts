import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { authHandlers } from '../../../server/calls/auth/authHandlers.ts'
import { createRoutes, type ApiParts } from '../../../server/http/api.ts'
import type { HttpEnvironment } from '../../../server/http/environment.ts'
import { commonHeaders } from '../../../server/http/headers.ts'
import { createLocalAccess } from '../../../server/http/localAccess.ts'
import { createOpenIdProviders } from '../../../server/identity/openIdProviders.ts'
import { observe } from '../../../server/http/observe.ts'
import { createResponseCache } from '../../../server/http/responseCache.ts'
import { createPictureMaker } from '../../../server/media/pictureMaker.ts'
import { registerRoutes } from '../../../server/http/registerRoutes.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { readSettings } from '../../../server/operations/settings.ts'
import { createLive } from '../../../server/live/live.ts'
import { createLimits } from '../../../server/security/limits.ts'
import { createDocumentReader } from '../../../server/documents/documentReader.ts'
import { createImporter } from '../../../server/resumes/import/importer.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Place } from './databases.ts'
import { ada, Browser, newPlace, readAnswer } from './harness.ts'
import { quickPasswords } from './quickPasswords.ts'

type Noted = Parameters<ApiParts['audit']['note']>[0]

const post = async (browser: Browser, path: string, payload: unknown = {}) =>
  readAnswer(await browser.send(`/api/candidate/${path}`, { body: JSON.stringify(payload) }))

/**
 * Starts the API with only the registration of candidates and the test's own routes.
 *
 * @param env settings; rate limits are those of production
 * @param place data of a server that has stopped
 */
export async function startOwnTable(
  add: (api: Hono<HttpEnvironment>, parts: ApiParts) => void,
  env: Readonly<Record<string, string>> = {},
  place?: Place,
) {
  const store = await openStore(place ?? (await newPlace()))
  const settings = readSettings(env)
  const noted: Noted[] = []
  const logger = createLogger(settings, { write: () => {} })
  const parts: ApiParts = {
    settings,
    store,
    searches: createResponseCache(Date.now, 0),
    logger,
    countClientError: () => {},
    passwords: quickPasswords(),
    limits: createLimits({ scale: 1, now: Date.now, shared: store.counters }),
    audit: { note: (event) => noted.push(event) },
    hashKey: 'key',
    now: Date.now,
    pause: async () => {},
    wakeOutbox: () => {},
    wakeDeadlines: () => {},
    wakeExports: () => {},
    wakeErasures: () => {},
    live: createLive({ db: store.db, now: Date.now, most: 512 }),
    resolveTxt: async () => [],
    typesetter: createTypesetter({ logger }),
    documents: createDocumentReader(),
    importer: createImporter(),
    fileCheck: { check: async () => {} },
    pictures: createPictureMaker(),
    views: { count: () => {}, flush: async () => {}, close: async () => {} },
    profileViews: { opened: () => {}, listed: () => {}, flush: async () => {}, close: async () => {} },
    providers: createOpenIdProviders([], { origin: () => '', logger, now: Date.now }),
    localAccess: createLocalAccess(logger),
  }
  const api = createRoutes(parts)
  registerRoutes(api, 'register', authHandlers.register, parts)
  add(api, parts)
  const app = new Hono<HttpEnvironment>().use(
    observe(logger, () => {}),
    async (c, next) => {
      for (const [name, value] of Object.entries(commonHeaders(false))) c.header(name, value)
      return next()
    },
  )
  const answer = getRequestListener(app.route('/', api).fetch)
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(async () => {
    http.closeAllConnections()
    http.close()
    await store.close()
  })
  const address = http.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    base,
    db: store.db,
    noted,
    post,
    browser: () => new Browser(base),
    /** Registers a person in a new browser. */
    registered: async (person: object = ada) => {
      const browser = new Browser(base)
      await post(browser, 'register', person)
      return browser
    },
  }
}
