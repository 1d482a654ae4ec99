import { createServer, type RequestListener, type Server as HttpServer } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { websocketPath } from '../contract/hosted/paths.ts'
import type { ResolveTxt } from './calls/shared/context.ts'
import { openBackend } from './backend.ts'
import type { FileCheck } from './files/fileCheck.ts'
import { answerBrokenRequests } from './http/brokenRequests.ts'
import { capacityOf, usableMemory } from './operations/capacity.ts'
import { createLogger, type Logger } from './operations/logger.ts'
import { limitConnections, unusedConnections } from './http/connections.ts'
import { cutOffSlowBodies, isUploadPath, longestRequest } from './http/slowBodies.ts'
import { startMetrics } from './http/metrics.ts'
import { createPages } from './pages/pages.ts'
import { createPasswords, type Passwords } from './security/passwords.ts'
import { printLine } from './operations/printLine.ts'
import type { Settings } from './operations/settings.ts'
import { StartupError } from './operations/startupError.ts'
import { startupTexts } from './words/startup.ts'

const GRACE = 10_000
const MOST_CONNECTIONS_OF_CLIENT = 64

export interface RunningServer {
  /** Public origin of the application. */
  readonly origin: string
  readonly port: number
  /** Sends due emails; resolves when none is left. */
  readonly deliverMails: () => Promise<void>
  /** Runs due deadlines; resolves when none is left. */
  readonly meetDeadlines: () => Promise<void>
  /** Matches new jobs with saved searches, and queues due emails; resolves when none is left. */
  readonly sendAlerts: () => Promise<void>
  /** Creates the requested exports; resolves when none is left. */
  readonly makeExports: () => Promise<void>
  /** Erases deleted accounts that are due; resolves when none is left. */
  readonly eraseAccounts: () => Promise<void>
  /**
   * Shuts down: `/readyz` fails for the configured time; then the server stops accepting connections,
   * finishes running requests within 10 s, and closes the database.
   */
  readonly close: () => Promise<void>
}

interface Options {
  /** Directory of the built application. */
  readonly distDir?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Resolves after a number of milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
  readonly resolveTxt?: ResolveTxt
  readonly fileCheck?: FileCheck
  /** Prints a line for the operator. */
  readonly print?: (line: string) => void
  readonly logger?: Logger
  readonly passwords?: Passwords
  readonly requestTimeouts?: RequestTimeouts
}

/** Timeouts of a request's headers and body, in milliseconds. */
interface RequestTimeouts {
  readonly headers: number
  readonly body: number
}

/**
 * Starts the server: the built application, its API, and its background jobs.
 *
 * @throws StartupError if the port is in use or the data cannot be opened; everything is closed again
 */
export async function startServer(
  settings: Settings,
  {
    distDir = join(import.meta.dirname, '../dist'),
    now = Date.now,
    pause,
    resolveTxt,
    fileCheck,
    print = printLine,
    logger = createLogger(settings),
    passwords = createPasswords(),
    requestTimeouts = { headers: 10_000, body: 15_000 },
  }: Options = {},
): Promise<RunningServer> {
  let origin = ''
  let closing: Promise<void> | undefined
  const metrics = await startMetrics(settings)
  const { count, countClientError, countJob } = metrics
  const parts = {
    ownOrigin: () => origin,
    now,
    print,
    logger,
    passwords,
    count,
    countJob,
    countClientError,
    ...(pause && { pause }),
    ...(resolveTxt && { resolveTxt }),
    ...(fileCheck && { fileCheck }),
    isEnding: () => closing !== undefined,
  }
  const backend = await openBackend(settings, parts).catch((error: unknown) => {
    metrics.close()
    throw error
  })
  try {
    const pages = await createPages(distDir, settings.appOrigin?.startsWith('https:') ?? false, {
      ...backend.apiParts,
      origin: () => origin,
    })
    backend.app.route('/', pages.app)
    const http = createHttpServer(backend.listener, requestTimeouts)
    answerBrokenRequests(http, backend.headers)
    if (backend.upgrade) http.on('upgrade', backend.upgrade)
    // Behind a proxy, all connections come from the proxy.
    if (settings.trustedProxies === 0) {
      limitConnections(http, MOST_CONNECTIONS_OF_CLIENT * settings.rateLimitScale)
    }
    const unused = unusedConnections(http)
    const sockets = await listenOnHost(http, settings)
    origin = settings.appOrigin ?? `http://${nameOf(settings.host)}:${portOf(http)}`
    print(
      [
        startupTexts.started(settings.brand, origin),
        startupTexts.data(backend.dataIs),
        startupTexts.mails(backend.mailsGo),
        ...(metrics.url ? [startupTexts.metrics(metrics.url)] : []),
        ...(pages.isBuilt ? [] : [startupTexts.notBuilt(distDir)]),
      ].join('\n'),
    )
    metrics.watchGivenUp(backend.givenUp)
    void backend.startDueJobs()
    return {
      origin,
      port: portOf(http),
      deliverMails: backend.deliverMails,
      meetDeadlines: backend.meetDeadlines,
      sendAlerts: backend.sendAlerts,
      makeExports: backend.makeExports,
      eraseAccounts: backend.eraseAccounts,
      close: () =>
        (closing ??= wait(settings.drainSeconds * 1_000)
          .then(backend.endStreams)
          .then(() =>
            closeDoors(http, sockets, () => {
              http.closeIdleConnections()
              unused.close()
            }),
          )
          .then(backend.close)
          .then(metrics.close)),
    }
  } catch (error) {
    metrics.close()
    await backend.close()
    throw error
  }
}

function createHttpServer(listener: RequestListener, { body, headers }: RequestTimeouts): HttpServer {
  const http: HttpServer = createServer(
    {
      headersTimeout: headers,
      requestTimeout: longestRequest,
      connectionsCheckingInterval: Math.min(1_000, headers),
      // The application refuses a request without a host, with the common headers.
      requireHostHeader: false,
      // Upgrade requests on other paths are handled as normal requests.
      shouldUpgradeCallback: ({ url }) =>
        http.listenerCount('upgrade') > 0 && url?.split('?', 1)[0] === websocketPath,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  )
  cutOffSlowBodies(http, { timeoutMs: body, isUpload: isUploadPath })
  http.maxRequestsPerSocket = 1_000
  http.maxConnections = capacityOf(usableMemory()).connections
  return http
}

/** Servers to listen with: for `localhost` both IPv4 and IPv6, because a browser may use either. */
async function listenOnHost(http: HttpServer, { host, port }: Settings): Promise<readonly SocketServer[]> {
  if (host !== 'localhost') {
    await listen(http, port, host)
    return [http]
  }
  await listen(http, port, '127.0.0.1')
  const second = createSocketServer((socket) => http.emit('connection', socket))
  second.maxConnections = http.maxConnections
  try {
    await listen(second, portOf(http), '::1')
    return [http, second]
  } catch (error) {
    if (!(error instanceof StartupError)) return [http]
    http.close()
    throw error
  }
}

function listen(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen({ port, host }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(startupTexts.portInUse(port, host), 'portUnavailable')
  }
  if (error.code === 'EACCES') {
    return new StartupError(startupTexts.portForbidden(port), 'portUnavailable')
  }
  return error
}

async function closeDoors(
  http: HttpServer,
  sockets: readonly SocketServer[],
  closeWhatIsFree: () => void,
): Promise<void> {
  const closed = sockets.map((door) => new Promise((resolve) => door.close(resolve)))
  const sweep = setInterval(closeWhatIsFree, 50)
  const force = setTimeout(() => http.closeAllConnections(), GRACE)
  await Promise.all(closed)
  clearInterval(sweep)
  clearTimeout(force)
}

function portOf(server: SocketServer): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const nameOf = (host: string) =>
  ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
