import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from './http/api.ts'
import type { HttpEnvironment } from './http/environment.ts'
import { commonHeaders } from './http/headers.ts'
import { createDevPages } from './mail/devPages.ts'
import { createOutbox } from './mail/outbox.ts'
import { createFileTransport, createSmtpTransport } from './mail/transport.ts'
import { createPasswords } from './passwords.ts'
import { printLine } from './printLine.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { purge } from './store/purge.ts'

const PURGE_EVERY = 3_600_000

export interface Surroundings {
  /** The origin of the links in mails where `APP_ORIGIN` is not set, once it is known. */
  readonly ownOrigin: () => string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Where lines for who runs the server go. */
  readonly log?: (line: string) => void
}

/** Everything behind the pages: the API, the outbox, the database. */
export interface Backend {
  readonly app: Hono<HttpEnvironment>
  /** Answers a request of Node's http server: `/api/*` and `/dev/*`. */
  readonly listener: RequestListener
  /** Where mails go, in words. */
  readonly mailsGo: string
  /** Sends the mails that are due; resolves when none is any more. */
  readonly deliverMails: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Opens the store and the outbox, and makes the application that answers calls.
 *
 * @throws StartupError when the data cannot be used
 */
export async function openBackend(
  settings: Settings,
  { ownOrigin, now = Date.now, log = printLine }: Surroundings,
): Promise<Backend> {
  const { appOrigin, brand, mailFrom, smtpUrl, trustedProxies } = settings
  const store = await openStore(settings)
  const transport = smtpUrl
    ? createSmtpTransport(smtpUrl, mailFrom)
    : createFileTransport(settings, { log, now })
  const outbox = createOutbox({
    db: store.db,
    transport,
    brand,
    origin: () => appOrigin ?? ownOrigin(),
    now,
    log,
  })
  const mailWaits = () => void outbox.deliver()
  const tidy = () =>
    purge(store.db, now()).catch((error: unknown) => log(`Old rows were not removed: ${String(error)}`))
  const timer = setInterval(() => void tidy(), PURGE_EVERY).unref()
  await tidy()

  const app = new Hono<HttpEnvironment>()
  const headers = commonHeaders(appOrigin?.startsWith('https:') ?? false)
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return next()
  })
  app.route('/', createApi({ store, passwords: createPasswords(), appOrigin, now, log, mailWaits }))
  if (!smtpUrl) app.route('/', createDevPages({ dataDir: settings.dataDir, trustedProxies }))

  const answer = getRequestListener(app.fetch, {
    // An address that is none, or a host: the application is not even asked.
    errorHandler: () => new Response('Bad request', { status: 400, headers }),
  })
  return {
    app,
    listener: (request, response) => void answer(request, response),
    mailsGo: transport.destination,
    deliverMails: outbox.deliver,
    close: async () => {
      clearInterval(timer)
      await outbox.close()
      await store.close()
    },
  }
}
