import type { Context, MiddlewareHandler } from 'hono'
import { limitsOf, type CallLimits } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import type { ApiParts } from './api.ts'
import type { HttpEnvironment } from './environment.ts'

type Parts = Pick<ApiParts, 'hashKey' | 'limits' | 'pause'>

/** The rate limits of the client that sent a request. */
export const limitsFor = (c: Context<HttpEnvironment>, { hashKey, limits, pause }: Parts): CallLimits =>
  limitsOf(limits, { networks: c.get('networks'), hash: keyedHash(hashKey), pause })

/** Counts a request against its client, whatever it asks for. Reads have a limit of their own instead. */
export const limitRequests =
  (parts: Parts): MiddlewareHandler<HttpEnvironment> =>
  async (c, next) => {
    await limitsFor(c, parts).take('anything')
    return next()
  }
