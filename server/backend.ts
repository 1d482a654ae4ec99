import type { RequestListener } from 'node:http'
import { Resolver } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { contract } from '../contract/index.ts'
import { paths } from '../contract/paths.ts'
import { createAlertLinks } from './alerts/alertLinks.ts'
import { createAlertRequestHandlers } from './alerts/alertRequests.ts'
import { savedSearchDeadlines } from './alerts/deadlines.ts'
import { createAlertMailHandlers } from './alerts/alertMailHandlers.ts'
import { createDeliveryHandlers } from './alerts/deliverAlerts.ts'
import { deliverOverdueAlerts } from './alerts/deliverySchedule.ts'
import { createMatchingHandlers } from './alerts/matchPosting.ts'
import { createAudit } from './security/audit.ts'
import type { ResolveTxt } from './calls/shared/context.ts'
import { createFileCheck, type FileCheck } from './files/fileCheck.ts'
import { createApi, type ApiParts } from './http/api.ts'
import { clientAddressOf, networksOf } from './http/clientAddress.ts'
import type { HttpEnvironment } from './http/environment.ts'
import { countViews } from './http/countViews.ts'
import { commonHeaders } from './http/headers.ts'
import { createLocalAccess } from './http/localAccess.ts'
import { createHealth } from './http/health.ts'
import { servePictures } from './http/servePictures.ts'
import { observe, type Answered } from './http/observe.ts'
import { createResponseCache, MAX_AGE_MS } from './http/responseCache.ts'
import { createLive } from './live/live.ts'
import { createSharedResumes } from './pages/sharedResume.ts'
import { createLimits } from './security/limits.ts'
import { capacityOf, usableMemory } from './operations/capacity.ts'
import { createLogger, type Logger } from './operations/logger.ts'
import { answeringTo } from './operations/requester.ts'
import { warnOfSettings } from './operations/settingsWarnings.ts'
import { createDocumentReader } from './documents/documentReader.ts'
import { createDevPages } from './pages/devMails.ts'
import { createFileTransport, removeOldMails } from './mail/fileTransport.ts'
import { createPictureMaker } from './media/pictureMaker.ts'
import { publishLegalTexts } from './legal/legalTexts.ts'
import { createMailHandlers } from './mail/handlers.ts'
import { createMailSender } from './mail/mailSender.ts'
import { createStopLinks } from './mail/stopLinks.ts'
import { createProviderSignIn } from './pages/providerSignIn.ts'
import { createAlertPages } from './pages/alertPages.ts'
import { createStopPages } from './pages/stopPages.ts'
import { createSmtpTransport } from './mail/smtpTransport.ts'
import { createPasswords, type Passwords } from './security/passwords.ts'
import { printLine } from './operations/printLine.ts'
import type { Settings } from './operations/settings.ts'
import { keyedHash } from './security/secrets.ts'
import { sharedKey } from './security/keys.ts'
import { isPostgres } from './store/locks.ts'
import { prepareData } from './prepareData.ts'
import { toAll } from './store/changes.ts'
import { openStore } from './store/open.ts'
import { operate } from './operators/operate.ts'
import { listenToOperators } from './operators/socket.ts'
import { applicationDeadlines } from './applications/deadlines.ts'
import { createClosingReminderHandlers } from './applications/closingReminders.ts'
import { createJobChangeHandlers } from './applications/jobChangeMails.ts'
import { createDailyDigestHandlers, scheduleDailyDigest } from './applications/dailyDigest.ts'
import { startDemo } from './demo/start.ts'
import { createErasureHandlers } from './privacy/erasureHandlers.ts'
import { writeErasureList } from './privacy/erasureList.ts'
import { introductionDeadlines } from './introductions/deadlines.ts'
import { postingDeadlines } from './postings/deadlines.ts'
import { createViewCounter } from './postings/views.ts'
import { createExportHandlers } from './privacy/export/exportJob.ts'
import { purge } from './store/purge.ts'
import { createHostedApi } from './hosted/hostedApi.ts'
import type { Realtime } from './hosted/realtime/realtime.ts'
import { createPromptRepliesHandlers } from './applications/promptReplies.ts'
import { profileDeadlines } from './talent/deadlines.ts'
import { createProfileViewCounter } from './talent/profileViews.ts'
import { createViewsMailHandlers } from './talent/viewsMail.ts'
import { createOpenIdProviders } from './identity/openIdProviders.ts'
import { createImporter } from './resumes/import/importer.ts'
import { enforceRetention } from './privacy/retention.ts'
import { createTypesetter } from './resumes/pages/typesetter.ts'
import { createDeadlineHandlers } from './work/deadlines.ts'
import { freeLeases, givenUp } from './work/jobs.ts'
import { watchQueues } from './work/watchQueues.ts'
import { createWorker, type Handlers, type JobOutcome } from './work/worker.ts'

const PURGE_EVERY = 3_600_000
/** Two, so that one slow export does not block the others. */
const EXPORTS_AT_ONCE = 2
const LONGEST_EXPORT_MS = 3_600_000

/** Dependencies of the backend. Tests pass replacements. */
export interface BackendParts {
  /**
   * Origin for links in emails if `APP_ORIGIN` is not set. A function, because it is known only after the
   * server listens.
   */
  readonly ownOrigin: () => string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Resolves after the given time. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
  /** Prints a line for the operator. */
  readonly print?: (line: string) => void
  readonly logger?: Logger
  readonly passwords?: Passwords
  readonly count?: (answered: Answered) => void
  readonly countJob?: (kind: string, outcome: JobOutcome) => void
  readonly countClientError?: ApiParts['countClientError']
  readonly resolveTxt?: ResolveTxt
  readonly fileCheck?: FileCheck
  /** True after the server has been asked to shut down. */
  readonly isEnding?: () => boolean
}

/** API, background jobs and database: everything except the pages. */
export interface Backend {
  readonly app: Hono<HttpEnvironment>
  /** Dependencies of calls, reads and rendered pages. */
  readonly apiParts: ApiParts
  /** Handles requests of Node's HTTP server to `/api/*`, `/dev/*`, `/healthz` and `/readyz`. */
  readonly listener: RequestListener
  /** Handles websocket upgrade requests; absent without the hosted API. */
  readonly upgrade?: Realtime['upgrade']
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  /** Location of the data as text, for the operator. */
  readonly dataIs: string
  /** Destination of emails as text, for the operator. */
  readonly mailsGo: string
  /** Sends all due emails. */
  readonly deliverMails: () => Promise<void>
  /** Runs all due deadlines. */
  readonly meetDeadlines: () => Promise<void>
  /** Matches new jobs with saved searches, and queues due emails. */
  readonly sendAlerts: () => Promise<void>
  /** Creates all requested exports. */
  readonly makeExports: () => Promise<void>
  /** Runs all due steps of account erasures. */
  readonly eraseAccounts: () => Promise<void>
  /** Starts the background workers that have due jobs. */
  readonly startDueJobs: () => Promise<void>
  /** Number of failed jobs, by kind. */
  readonly givenUp: () => Promise<ReadonlyMap<string, number>>
  /** Closes event streams and websockets, which would otherwise keep the server open. */
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}

/**
 * Opens the store, starts the background workers and creates the API application.
 *
 * @throws StartupError if the data cannot be used
 */
export async function openBackend(settings: Settings, parts: BackendParts): Promise<Backend> {
  const { appOrigin, brand, dataDir, mailFrom, rateLimitScale, smtpUrl, trustedProxies } = settings
  const {
    ownOrigin,
    now = Date.now,
    print = printLine,
    logger = createLogger(settings),
    pause = (milliseconds) => setTimeout(milliseconds),
    passwords = createPasswords(),
    count = () => {},
    countJob = () => {},
    countClientError = () => {},
    resolveTxt = askDns,
    isEnding = () => false,
  } = parts
  const store = await openStore(settings, now, prepareData)
  const { db } = store
  await publishLegalTexts(db, settings, now())
  warnOfSettings(settings, store.clockSkew, logger)
  const live = createLive({ db, now, most: capacityOf(usableMemory()).streams })
  // No cache with a shared database: another server may commit a change before this one is notified.
  const searches = createResponseCache(now, isPostgres(db) ? 0 : MAX_AGE_MS)
  const stopListening = await store.hear(toAll([live, searches.hearing]))
  const transport = smtpUrl
    ? createSmtpTransport(smtpUrl, mailFrom)
    : createFileTransport(settings, { print, now })
  const hashKey = await sharedKey(db, 'hashes')
  const stopLinks = createStopLinks(hashKey)
  const origin = () => appOrigin ?? ownOrigin()
  const send = createMailSender({ db, transport, brand, origin, now })
  const handlers = {
    ...createMailHandlers({ keyedHash: keyedHash(hashKey), send, stopLinks }),
    ...createAlertMailHandlers({ db, send, alertLinks: createAlertLinks(hashKey), now }),
  }
  const mails = createWorker({
    db,
    queue: 'mail',
    handlers,
    atOnce: transport.atOnce,
    now,
    logger,
    count: countJob,
  })
  const deadlines = createWorker({
    db,
    queue: 'deadlines',
    handlers: eachThen(() => void mails.work(), {
      ...createDeadlineHandlers(db, {
        posting: postingDeadlines(now),
        application: applicationDeadlines(now),
        profile: profileDeadlines(now),
        introduction: introductionDeadlines(now),
        savedSearch: savedSearchDeadlines(now),
      }),
      ...createViewsMailHandlers(db, now),
      ...createDailyDigestHandlers(db, now),
      ...createClosingReminderHandlers(db, now),
      ...createJobChangeHandlers(db, now),
      ...createPromptRepliesHandlers(db, now),
      ...createAlertRequestHandlers({ db, now, keyedHash: keyedHash(hashKey) }),
    }),
    atOnce: 1,
    now,
    logger,
    count: countJob,
  })
  // Separate worker, so that deadlines do not wait for the bulk of daily alerts.
  const alerts = createWorker({
    db,
    queue: 'alerts',
    handlers: eachThen(() => void mails.work(), {
      ...createMatchingHandlers({ db, reader: store.reader, now }),
      ...createDeliveryHandlers({ db, reader: store.reader, now }),
    }),
    atOnce: 1,
    now,
    logger,
    count: countJob,
  })
  const typesetter = createTypesetter({ logger })
  const documents = createDocumentReader()
  const ending = new AbortController()
  const exports = createWorker({
    db,
    queue: 'exports',
    handlers: eachThen(
      () => void mails.work(),
      createExportHandlers({ db, reader: store.reader, typesetter, documents, now, ending: ending.signal }),
    ),
    atOnce: EXPORTS_AT_ONCE,
    attemptMs: LONGEST_EXPORT_MS,
    now,
    logger,
    count: countJob,
  })
  const audit = createAudit(db, logger)
  const erasures = createWorker({
    db,
    queue: 'erasures',
    handlers: eachThen(
      () => void mails.work(),
      createErasureHandlers({ db, dataDir, now, keyedHash: keyedHash(hashKey), flushAudit: audit.flush }),
    ),
    atOnce: 1,
    now,
    logger,
    count: countJob,
  })
  const workers = [mails, deadlines, alerts, exports, erasures]
  const queues = watchQueues({ db, workers, now, logger })
  const closeOperators = isPostgres(db)
    ? async () => {}
    : await listenToOperators(dataDir, {
        logger,
        work: (words) => operate({ db, now: now() }, words).finally(() => void mails.work()),
      })
  if (!isPostgres(db)) await freeLeases(db)
  await writeErasureList(db, dataDir)
  const tidy = async () => {
    await purge(db, now(), logger)
    await removeOldMails(dataDir, now())
    await enforceRetention({ db, dataDir, now, keyedHash: keyedHash(hashKey), logger })
    await scheduleDailyDigest(db, now())
    await deliverOverdueAlerts(db, now())
  }
  const timer = setInterval(() => void tidy(), PURGE_EVERY).unref()
  await tidy()

  const app = new Hono<HttpEnvironment>()
  const isSecure = appOrigin?.startsWith('https:') ?? false
  const headers = commonHeaders(isSecure)
  app.use(observe(logger, count), async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    const networks = networksOf(clientAddressOf(c.env.incoming, trustedProxies))
    return answeringTo(networks.at(-1) ?? '', () => c.req.raw.signal, next)
  })
  app.route('/', createHealth(db, isEnding))
  const views = createViewCounter({ db, now, logger })
  const profileViews = createProfileViewCounter({ db, now, logger })
  const viewed = countViews({ db, views, logger, now, isSecure })
  app.get(paths.job(':slug'), viewed.page)
  app.get(`/api/${contract.postings.job.path}`, viewed.pane)
  const importer = createImporter()
  const apiParts: ApiParts = {
    settings,
    store,
    passwords,
    limits: createLimits({ scale: rateLimitScale, now, shared: store.counters }),
    audit,
    hashKey,
    now,
    pause,
    logger,
    countClientError,
    wakeOutbox: () => void mails.work(),
    wakeDeadlines: () => void deadlines.work(),
    wakeExports: () => void exports.work(),
    wakeErasures: () => void erasures.work(),
    live,
    resolveTxt,
    typesetter,
    documents,
    importer,
    fileCheck: parts.fileCheck ?? createFileCheck({ clamdUrl: settings.clamdUrl, importer, logger }),
    views,
    profileViews,
    pictures: createPictureMaker(),
    providers: createOpenIdProviders(settings.providers, { origin, logger, now }),
    localAccess: createLocalAccess(logger),
    searches,
  }
  app.route('/', createApi(apiParts))
  app.route('/', createSharedResumes(apiParts))
  app.route('/', servePictures(apiParts))
  app.route('/', createStopPages(apiParts))
  app.route('/', createAlertPages(apiParts))
  const hosted = settings.hasHostedApi ? createHostedApi(apiParts, origin) : undefined
  app.route('/', createProviderSignIn(apiParts, hosted?.finishSignIn))
  if (hosted) app.route('/', hosted.app)
  const endStreams = () => {
    live.close()
    hosted?.realtime.close()
  }
  if (!smtpUrl) app.route('/', createDevPages({ dataDir, trustedProxies, localAccess: apiParts.localAccess }))

  // Not awaited, so that the server can respond in the meantime.
  const demo = startDemo({ db, settings, passwords, now, print, logger })

  const answer = getRequestListener(app.fetch, {
    // For a request with an invalid URL or host, which never reaches the application.
    errorHandler: () => new Response('Bad request', { status: 400, headers }),
  })
  return {
    app,
    apiParts,
    headers,
    listener: (request, response) => void answer(request, response),
    dataIs: store.place,
    mailsGo: transport.destination,
    deliverMails: mails.work,
    meetDeadlines: deadlines.work,
    sendAlerts: alerts.work,
    makeExports: exports.work,
    eraseAccounts: erasures.work,
    startDueJobs: queues.look,
    givenUp: () => givenUp(db),
    ...(hosted && { upgrade: hosted.realtime.upgrade }),
    endStreams,
    close: async () => {
      endStreams()
      await stopListening()
      clearInterval(timer)
      await demo
      await closeOperators()
      ending.abort()
      await queues.close()
      await Promise.all(workers.map((worker) => worker.close()))
      await documents.close()
      transport.close()
      typesetter.close()
      apiParts.importer.close()
      apiParts.pictures.close()
      await views.close()
      await profileViews.close()
      await audit.close()
      await store.close()
    },
  }
}

const eachThen = (then: () => void, handlers: Handlers): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [kind, (job) => handle(job).then(then)]),
  )

const askDns: ResolveTxt = (name) => new Resolver({ timeout: 2_000, tries: 2 }).resolveTxt(name)
