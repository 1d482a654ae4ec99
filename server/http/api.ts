import { Hono } from 'hono'
import { applicationCalls, type ApplicationCallName } from '../../contract/applications/calls.ts'
import type { BrowserFamily } from '../../contract/clientErrors/bounds.ts'
import { callPath, callsOf } from '../../contract/calls.ts'
import { refusal } from '../../contract/envelope.ts'
import { reads } from '../../contract/reads.ts'
import { roles } from '../../contract/roles.ts'
import { company } from '../calls/companies/company.ts'
import { areas } from '../calls/search/areas.ts'
import { job } from '../calls/postings/job.ts'
import { writtenJobs } from '../calls/search/jobs.ts'
import { places } from '../calls/search/places.ts'
import { home } from '../calls/search/home.ts'
import { similarJobs } from '../calls/search/similarJobs.ts'
import type { ResolveTxt } from '../calls/shared/context.ts'
import {
  answers,
  applicationAnswers,
  clientErrorAnswers,
  fileAnswers,
  letterAnswers,
  noticeAnswers,
  ownCompanyAnswers,
  postingAnswers,
  publicAnswers,
  resumeAnswers,
  savedJobAnswers,
  storageAnswers,
} from './answers.ts'
import type { FileCheck } from '../files/fileCheck.ts'
import type { Live } from '../live/live.ts'
import type { Logger } from '../operations/logger.ts'
import type { Settings } from '../operations/settings.ts'
import type { Audit } from '../security/audit.ts'
import { limitsOf } from '../security/callLimits.ts'
import type { Limits } from '../security/limits.ts'
import type { Passwords } from '../security/passwords.ts'
import { keyedHash } from '../security/secrets.ts'
import type { Importer } from '../resumes/import/importer.ts'
import type { DocumentReader } from '../documents/documentReader.ts'
import type { Typesetter } from '../resumes/pages/typesetter.ts'
import type { Store } from '../store/open.ts'
import { addChanges } from './addChanges.ts'
import { addRead } from './addRead.ts'
import { addPicture } from './addPicture.ts'
import { addUploads } from './addUpload.ts'
import { onlyOwnOrigin } from './checks.ts'
import { clientAddressOf, networksOf } from './clientAddress.ts'
import { browserCookies } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { apiHeaders } from './headers.ts'
import { createDescription } from './description/openapi.ts'
import type { LocalAccess } from './localAccess.ts'
import { Refused } from '../refused.ts'
import type { ResponseCache } from './responseCache.ts'

export interface ApiParts {
  readonly settings: Pick<
    Settings,
    'appOrigin' | 'brand' | 'postingReview' | 'trustedProxies' | 'undoSeconds'
  >
  readonly store: Pick<Store, 'db' | 'hear' | 'isOutOfService' | 'reader' | 'runReaderTask'>
  readonly passwords: Passwords
  readonly limits: Limits
  readonly audit: Pick<Audit, 'note'>
  /** The key of the hashes that stand for addresses. */
  readonly hashKey: string
  readonly now: () => number
  /** Lets so many milliseconds pass. */
  readonly pause: (milliseconds: number) => Promise<unknown>
  readonly logger: Logger
  readonly countClientError: (browser: BrowserFamily) => void
  readonly wakeOutbox: () => void
  readonly live: Live
  readonly resolveTxt: ResolveTxt
  readonly typesetter: Typesetter
  readonly documents: DocumentReader
  readonly importer: Importer
  readonly fileCheck: FileCheck
  readonly localAccess: LocalAccess
  /** Responses to searches. */
  readonly searches: ResponseCache
}

/**
 * The API under `/api` (specification, 7): a route for each call of the contract and each role, and for each read.
 * Every answer that is no file, also a failed one, is an envelope.
 */
export function createApi(parts: ApiParts): Hono<HttpEnvironment> {
  const { appOrigin, brand } = parts.settings
  const hash = keyedHash(parts.hashKey)
  const api = createRoutes(parts)
  const description = new TextEncoder().encode(JSON.stringify(createDescription(brand, roles)))
  addRead(api, { read: reads.describe, handler: async () => ({ type: JSON_TYPE, body: description }) }, parts)
  addRead(api, { read: reads.company, handler: company }, parts)
  addRead(api, { read: reads.job, handler: job }, parts)
  addRead(api, { read: reads.jobs, handler: writtenJobs, cache: parts.searches }, parts)
  addRead(api, { read: reads.similarJobs, handler: similarJobs }, parts)
  addRead(api, { read: reads.home, handler: home }, parts)
  addRead(api, { read: reads.places, handler: places }, parts)
  addRead(api, { read: reads.areas, handler: areas }, parts)
  for (const role of roles) {
    // Whoever logs out is signed out in this browser, whatever the server can or cannot do for them at this moment.
    api.post(`/api/${callPath(role, 'logout')}`, onlyOwnOrigin(appOrigin), async (c, next) => {
      const cookies = browserCookies(c, role, appOrigin?.startsWith('https:') ?? false)
      cookies.remove('session')
      cookies.remove('grant')
      return next()
    })
  }
  addPicture(api, parts)
  api.use('/api/*', async (c, next) => {
    await limitsOf(parts.limits, { networks: c.get('networks'), hash, pause: parts.pause }).take('anything')
    return next()
  })
  for (const role of roles) for (const name of callsOf(role)) answers[name](api, { role, name }, parts)
  for (const role of roles) {
    for (const [name, add] of Object.entries(noticeAnswers)) add(api, { role, name }, parts)
  }
  for (const [name, add] of Object.entries(fileAnswers)) add(api, { role: 'candidate', name }, parts)
  for (const [name, add] of Object.entries(storageAnswers)) add(api, { role: 'candidate', name }, parts)
  for (const [name, add] of Object.entries(resumeAnswers)) add(api, { role: 'candidate', name }, parts)
  for (const [name, add] of Object.entries(savedJobAnswers)) add(api, { role: 'candidate', name }, parts)
  for (const [name, add] of Object.entries(letterAnswers)) add(api, { role: 'candidate', name }, parts)
  for (const [name, add] of Object.entries(postingAnswers)) add(api, { role: 'employer', name }, parts)
  for (const [name, add] of Object.entries(ownCompanyAnswers)) add(api, { role: 'employer', name }, parts)
  for (const [name, add] of Object.entries({ ...publicAnswers, ...clientErrorAnswers })) {
    // The trail of security events knows a role; who has none comes as most do.
    add(api, { role: 'candidate', name, area: 'public' }, parts)
  }
  for (const name of Object.keys(applicationCalls).filter(isApplicationCall)) {
    for (const role of applicationCalls[name].roles) applicationAnswers[name](api, { role, name }, parts)
  }
  addUploads(api, parts)
  for (const role of roles) addChanges(api, role, parts)
  api.all('/api/*', () => {
    throw new Refused('There is no such call.', { status: 404 })
  })
  return api
}

const isApplicationCall = (name: string): name is ApplicationCallName => name in applicationCalls

const JSON_TYPE = 'application/json; charset=utf-8'

/** An application without routes: it knows the client, has the headers of the API, and makes envelopes of failures. */
export function createRoutes(parts: Pick<ApiParts, 'settings' | 'store' | 'logger'>): Hono<HttpEnvironment> {
  const api = new Hono<HttpEnvironment>()
  api.use('/api/*', apiHeaders, async (c, next) => {
    c.set('route', 'other')
    c.set('networks', networksOf(clientAddressOf(c.env.incoming, parts.settings.trustedProxies)))
    return next()
  })
  api.onError((error, c) => {
    if (error instanceof Refused) {
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
      return c.json(refusal(error.message, error.fields, error.reason), error.status)
    }
    // Nobody waits for an answer any more.
    if (c.env.incoming.destroyed && !c.env.incoming.complete) return c.body(null, 400)
    parts.logger.error({ error, requestId: c.get('requestId'), route: c.get('route') }, 'failed')
    return parts.store.isOutOfService(error)
      ? c.json(refusal('This cannot be saved right now. Try again in a minute.'), 503, {
          'Retry-After': '60',
        })
      : c.json(refusal('Something went wrong on our side. Try again.'), 500)
  })
  return api
}
