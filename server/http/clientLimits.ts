import type { Context, MiddlewareHandler } from 'hono'
import { limitsOf, type CallLimits } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import type { ApiParts } from './api.ts'
import type { HttpEnvironment } from './environment.ts'

type Parts = Pick<ApiParts, 'hashKey' | 'limits' | 'pause'>

/** Rate limits of the client that sent a request. */
export const limitsFor = (c: Context<HttpEnvironment>, { hashKey, limits, pause }: Parts): CallLimits =>
  limitsOf(limits, { networks: c.get('networks'), hash: keyedHash(hashKey), pause })

/** Counts every request towards the general limit of its client. Reads have a separate limit. */
export const limitRequests =
  (parts: Parts): MiddlewareHandler<HttpEnvironment> =>
  async (c, next) => {
    await limitsFor(c, parts).take('anything')
    return next()
  }
