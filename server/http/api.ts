import { Hono } from 'hono'
import { canonicalAddress } from '../../contract/emailAddress.ts'
import { callPath, callsOf, type CallName } from '../../contract/calls.ts'
import { refusal, success } from '../../contract/envelope.ts'
import { roles } from '../../contract/roles.ts'
import { isNoted, type Audit } from '../security/audit.ts'
import type { CallContext } from '../calls/shared/context.ts'
import { handlers } from '../calls/handlers.ts'
import { limitsOf } from '../security/callLimits.ts'
import { rulesOfCalls, type Limits } from '../security/limits.ts'
import type { Logger } from '../operations/logger.ts'
import { createDescription } from './openapi.ts'
import type { Passwords } from '../security/passwords.ts'
import { Refused, RefusedForNow } from './refused.ts'
import { keyedHash } from '../security/secrets.ts'
import type { Settings } from '../operations/settings.ts'
import type { Store } from '../store/open.ts'
import type { Outcome } from '../store/schema/security.ts'
import { onlyJson, onlyOwnOrigin, onlyPost, onlySmall } from './checks.ts'
import { addressOf, networksOf } from './clientAddress.ts'
import { browserCookies } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { apiHeaders } from './headers.ts'
import { readPayload } from './payload.ts'

export interface ApiParts {
  readonly settings: Pick<Settings, 'appOrigin' | 'brand' | 'trustedProxies'>
  readonly store: Pick<Store, 'db' | 'isOutOfService'>
  readonly passwords: Passwords
  readonly limits: Limits
  readonly audit: Pick<Audit, 'note'>
  /** The key of the hashes that stand for addresses. */
  readonly hashKey: string
  readonly now: () => number
  /** Lets so many milliseconds pass. */
  readonly pause: (milliseconds: number) => Promise<unknown>
  readonly logger: Logger
  readonly wakeOutbox: () => void
}

/**
 * The API: a route for each call of the contract and each role, under `/api` (specification, 7). Every answer, also a
 * failed one, is an envelope; nothing of a body is read before method, origin, type and size are right.
 */
export function createApi(parts: ApiParts): Hono<HttpEnvironment> {
  const api = new Hono<HttpEnvironment>()
  const { appOrigin, brand, trustedProxies } = parts.settings
  const isSecure = appOrigin?.startsWith('https:') ?? false
  const checks = [onlyPost, onlyOwnOrigin(appOrigin), onlyJson, onlySmall] as const
  const hash = keyedHash(parts.hashKey)
  const description = createDescription(brand, roles)

  api.use('/api/*', apiHeaders, async (c, next) => {
    const networks = networksOf(addressOf(c.env.incoming, trustedProxies))
    c.set('route', 'other')
    c.set('networks', networks)
    await limitsOf(parts.limits, { networks, hash, pause: parts.pause }).take('anything')
    return next()
  })
  api.get('/api/openapi.json', (c) => c.json(description))
  for (const role of roles) {
    for (const name of callsOf(role)) {
      const path = callPath(role, name)
      api.all(`/api/${path}`, ...checks, async (c) => {
        c.set('route', path)
        const networks = c.get('networks')
        let accountId: string | null = null
        const context: CallContext = {
          role,
          brand,
          now: parts.now(),
          db: parts.store.db,
          passwords: parts.passwords.inLane(networks.at(-1) ?? ''),
          cookies: browserCookies(c, role, isSecure),
          limits: limitsOf(parts.limits, { networks, hash, pause: parts.pause }),
          keyedHash: hash,
          auditAccount: (id) => (accountId = id),
          wakeOutbox: parts.wakeOutbox,
        }
        const payload = readPayload(name, await c.req.arrayBuffer())
        const note = (outcome: Outcome) => {
          if (!isNoted(name, outcome)) return
          const about = 'emailAddress' in payload ? canonicalAddress(payload.emailAddress) : undefined
          parts.audit.note({
            at: context.now,
            role,
            call: name,
            outcome,
            account_id: accountId,
            address_hash: about === undefined ? null : hash(`${role} ${about}`),
            client_hash: hash(networks[0]),
            request_id: c.get('requestId'),
          })
        }
        try {
          for (const rule of rulesOfCalls[name] ?? []) await context.limits.take(rule, name)
          const result = await handle(name, context, payload)
          note('done')
          return c.json(success(result))
        } catch (error) {
          if (error instanceof RefusedForNow) {
            if (error.isFirst) note('limited')
          } else if (error instanceof Refused && [200, 401, 403].includes(error.status)) note('refused')
          throw error
        }
      })
    }
  }
  api.all('/api/*', () => {
    throw new Refused('There is no such call.', { status: 404 })
  })
  api.onError((error, c) => {
    if (error instanceof Refused) {
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
      return c.json(refusal(error.message, error.fields), error.status)
    }
    parts.logger.error({ error, requestId: c.get('requestId'), route: c.get('route') }, 'failed')
    return parts.store.isOutOfService(error)
      ? c.json(refusal('This cannot be saved right now. Please try again in a minute.'), 503, {
          'Retry-After': '60',
        })
      : c.json(refusal('Something went wrong on our side. Please try again.'), 500)
  })
  return api
}

async function handle<Name extends CallName>(
  name: Name,
  context: CallContext,
  payload: Parameters<(typeof handlers)[Name]>[1],
) {
  return (await handlers[name](context, payload)) ?? null
}
