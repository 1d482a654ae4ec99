import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { hostedPaths } from '../../contract/hosted/paths.ts'
import type { ApiParts } from '../http/api.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import { limitRequests } from '../http/clientLimits.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { Refused } from '../refused.ts'
import { createAccessTokens } from './accessTokens.ts'
import { createApiKeys } from './apiKeys.ts'
import { registerAuth } from './auth/registerAuth.ts'
import { asHostedError, HostedError } from './hostedError.ts'
import { createFunctions } from './functions/functions.ts'
import type { HostedParts } from './hostedContext.ts'
import { registerBroadcast } from './realtime/registerBroadcast.ts'
import { createSigningKeys } from './signingKeys.ts'

interface Api {
  readonly app: Hono<HttpEnvironment>
  readonly parts: HostedParts
}

/**
 * The hosted API: `@supabase/supabase-js` works with it (docs/hosted.md). It knows no cookies, so that pages of any origin
 * may call it.
 */
export function createHostedApi(apiParts: ApiParts, origin: () => string): Api {
  const { now, settings, store } = apiParts
  const keys = createSigningKeys(store.db, now)
  const issuer = () => origin() + hostedPaths.auth
  const parts: HostedParts = {
    ...apiParts,
    origin,
    apiKeys: createApiKeys(store.db, now),
    tokens: createAccessTokens({ keys, issuer, now }),
  }
  const app = new Hono<HttpEnvironment>()
  for (const path of Object.values(hostedPaths)) {
    const under = `${path}/*`
    app.use(under, cors({ origin: '*', maxAge: 86_400 }), async (c, next) => {
      c.set('route', 'hosted')
      c.set('networks', networksOf(clientAddressOf(c.env.incoming, settings.trustedProxies)))
      await next()
      c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    })
  }
  registerAuth(app, parts)
  app.route('/', createFunctions(parts))
  registerBroadcast(app, parts)
  for (const path of Object.values(hostedPaths)) {
    app.all(`${path}/*`, limitRequests(parts), () => {
      throw new HostedError(404, 'not_found', 'This server does not offer that endpoint.')
    })
  }
  app.onError((thrown, c) => {
    const error = thrown instanceof Refused ? asHostedError(thrown) : thrown
    if (error instanceof HostedError) {
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
      const { code, details, location, message, status } = error
      if (location !== undefined) return c.redirect(location)
      return c.json({ code: status, error_code: code, msg: message, ...details }, status)
    }
    if (c.env.incoming.destroyed && !c.env.incoming.complete) return c.body(null, 400)
    apiParts.logger.error({ error, requestId: c.get('requestId'), route: c.get('route') }, 'failed')
    const isAway = store.isOutOfService(error)
    const failed = {
      code: isAway ? 503 : 500,
      error_code: 'unexpected_failure',
      msg: 'Internal server error',
    }
    return c.json(failed, isAway ? 503 : 500, isAway ? { 'Retry-After': '60' } : {})
  })
  return { app, parts }
}
