import { Hono, type ErrorHandler } from 'hono'
import type { BrowserFamily } from '../../contract/clientErrors/bounds.ts'
import { contract, routesOf } from '../../contract/index.ts'
import { refusal } from '../../contract/envelope.ts'
import { roles } from '../../contract/roles.ts'
import { lazyValue } from '../../contract/shared/lazyValue.ts'
import { handlers } from '../calls/handlers.ts'
import type { ResolveTxt } from '../calls/shared/context.ts'
import { defineHandler, type Handler } from '../calls/shared/defineHandler.ts'
import type { FileCheck } from '../files/fileCheck.ts'
import type { OpenIdProviders } from '../identity/openIdProviders.ts'
import type { Live } from '../live/live.ts'
import type { Logger } from '../operations/logger.ts'
import type { PictureMaker } from '../media/pictureMaker.ts'
import type { Settings } from '../operations/settings.ts'
import type { ViewCounter } from '../postings/views.ts'
import type { ProfileViewCounter } from '../talent/profileViews.ts'
import type { Audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import type { Passwords } from '../security/passwords.ts'
import type { Importer } from '../resumes/import/importer.ts'
import type { DocumentReader } from '../documents/documentReader.ts'
import type { Typesetter } from '../resumes/pages/typesetter.ts'
import type { Store } from '../store/open.ts'
import { requireOwnOrigin } from './checks.ts'
import { clientAddressOf, networksOf } from './clientAddress.ts'
import { limitRequests } from './clientLimits.ts'
import { browserCookies } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { apiHeaders } from './headers.ts'
import { createDescription } from './description/openapi.ts'
import type { LocalAccess } from './localAccess.ts'
import { Refused } from '../refused.ts'
import { registerChanges } from './registerChanges.ts'
import { registerPagePicture } from './registerPagePicture.ts'
import { registerRoutes } from './registerRoutes.ts'
import type { ResponseCache } from './responseCache.ts'
import { sharedRefusals } from '../words/shared.ts'

export interface ApiParts {
  readonly settings: Pick<
    Settings,
    | 'appOrigin'
    | 'brand'
    | 'hasHostedApi'
    | 'postingReview'
    | 'rateLimitScale'
    | 'trustedProxies'
    | 'undoSeconds'
  >
  readonly store: Pick<Store, 'db' | 'hear' | 'isOutOfService' | 'reader' | 'runReaderTask'>
  readonly passwords: Passwords
  readonly limits: Limits
  readonly audit: Pick<Audit, 'note'>
  /** Key for hashing addresses. */
  readonly hashKey: string
  readonly now: () => number
  /** Resolves after a number of milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>
  readonly logger: Logger
  readonly countClientError: (browser: BrowserFamily) => void
  readonly wakeOutbox: () => void
  readonly wakeDeadlines: () => void
  readonly wakeExports: () => void
  readonly wakeErasures: () => void
  readonly live: Live
  readonly resolveTxt: ResolveTxt
  readonly typesetter: Typesetter
  readonly documents: DocumentReader
  readonly importer: Importer
  readonly fileCheck: FileCheck
  readonly pictures: PictureMaker
  readonly views: ViewCounter
  readonly profileViews: ProfileViewCounter
  readonly providers: OpenIdProviders
  readonly localAccess: LocalAccess
  /** Cached responses of searches. */
  readonly searches: ResponseCache
}

/**
 * API under `/api` (specification, 7): the routes of all endpoints in the contract. All responses that are
 * not files are envelopes, including errors.
 */
export function createApi(parts: ApiParts): Hono<HttpEnvironment> {
  const api = createRoutes(parts)
  forgetOnLogout(api, parts)
  for (const [name, handler] of namedHandlers(parts)) registerRoutes(api, name, handler, parts)
  registerPagePicture(api, parts)
  for (const role of roles) registerChanges(api, role, parts)
  api.all('/api/*', limitRequests(parts), () => {
    throw new Refused(sharedRefusals.unknownCall, { status: 404 })
  })
  return api
}

/** All handlers, with the name of their endpoint in the contract. */
export function namedHandlers({ settings }: Pick<ApiParts, 'settings'>): readonly [string, Handler][] {
  const description = lazyValue(() => {
    const document = createDescription(settings.brand, settings)
    return { type: JSON_TYPE, body: new TextEncoder().encode(JSON.stringify(document)) }
  })
  const describe = defineHandler(contract.api.describe, async () => description())
  return [{ describe }, ...Object.values(handlers)].flatMap((domain) => Object.entries<Handler>(domain))
}

/**
 * Removes the cookies of this browser before a logout is processed, so that it succeeds even if the call
 * fails because of a rate limit or full disk.
 */
function forgetOnLogout(api: Hono<HttpEnvironment>, { settings: { appOrigin } }: ApiParts): void {
  for (const { area, path } of routesOf('logout', contract.session.logout)) {
    if (area === 'public') continue
    api.post(path, requireOwnOrigin(appOrigin), async (c, next) => {
      const cookies = browserCookies(c, area, appOrigin?.startsWith('https:') ?? false)
      cookies.remove('session')
      cookies.remove('grant')
      return next()
    })
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Application without routes: it identifies the client, sets the headers of the API, and converts errors to
 * envelopes.
 */
export function createRoutes(parts: Pick<ApiParts, 'settings' | 'store' | 'logger'>): Hono<HttpEnvironment> {
  const api = new Hono<HttpEnvironment>()
  api.use('/api/*', apiHeaders, async (c, next) => {
    c.set('route', 'other')
    c.set('networks', networksOf(clientAddressOf(c.env.incoming, parts.settings.trustedProxies)))
    return next()
  })
  api.onError(answerError(parts))
  return api
}

/** Responds to an error with an envelope. */
export const answerError =
  (parts: Pick<ApiParts, 'store' | 'logger'>): ErrorHandler<HttpEnvironment> =>
  (error, c) => {
    if (error instanceof Refused) {
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
      return c.json(refusal(error.message, error.fields, error.reason), error.status)
    }
    // The client has disconnected, so the response does not matter.
    if (c.env.incoming.destroyed && !c.env.incoming.complete) return c.body(null, 400)
    parts.logger.error({ error, requestId: c.get('requestId'), route: c.get('route') }, 'failed')
    return parts.store.isOutOfService(error)
      ? c.json(refusal(sharedRefusals.notSaved), 503, {
          'Retry-After': '60',
        })
      : c.json(refusal(sharedRefusals.failed), 500)
  }
