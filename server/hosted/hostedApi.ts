import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { hostedPaths } from '../../contract/hosted/paths.ts'
import type { ApiParts } from '../http/api.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import { limitRequests } from '../http/clientLimits.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { createAccessTokens } from './accessTokens.ts'
import { answerHostedError } from './answerHostedError.ts'
import { createApiKeys } from './apiKeys.ts'
import { signInFinisher, type FinishSignIn } from './auth/providerSignIn.ts'
import { registerAuth } from './auth/registerAuth.ts'
import { HostedError } from './hostedError.ts'
import { createFunctions } from './functions/functions.ts'
import type { HostedParts } from './hostedContext.ts'
import { createRealtime, type Realtime } from './realtime/realtime.ts'
import { registerBroadcast } from './realtime/registerBroadcast.ts'
import { createSigningKeys } from './signingKeys.ts'
import { createStorage } from './storage/storage.ts'

const preflight = cors({ origin: '*', maxAge: 86_400 })

interface Api {
  readonly app: Hono<HttpEnvironment>
  readonly realtime: Realtime
  readonly finishSignIn: FinishSignIn
}

/**
 * Hosted API, compatible with `@supabase/supabase-js`. It ignores cookies, so that pages of any origin may
 * call it.
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
    app.use(under, async (c, next) => {
      c.set('route', 'hosted')
      c.set('networks', networksOf(clientAddressOf(c.env.incoming, settings.trustedProxies)))
      // Headers are set before the response exists: the `cors` middleware would rebuild the response, and
      // turn its text into a stream.
      c.header('Access-Control-Allow-Origin', '*')
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      await next()
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    })
    app.options(under, preflight)
  }
  registerAuth(app, parts)
  app.route('/', createFunctions(parts))
  registerBroadcast(app, parts)
  app.route('/', createStorage(parts))
  for (const path of Object.values(hostedPaths)) {
    app.all(`${path}/*`, limitRequests(parts), () => {
      throw new HostedError(404, 'not_found', 'This server does not offer that endpoint.')
    })
  }
  app.onError(
    answerHostedError(parts, ({ code, details, message, status }) => ({
      code: status,
      error_code: code,
      msg: message,
      ...details,
    })),
  )
  return { app, realtime: createRealtime(parts), finishSignIn: signInFinisher(parts) }
}
