import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../operations/logger.ts'
import type { HttpEnvironment } from './environment.ts'

/** Handled request, as metrics count it. */
export interface Answered {
  /** Name of the route or kind of resource; never a path, which may contain personal data. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/**
 * Adds `X-Request-Id` to every response, and records it in logs and metrics by route only: a path may contain
 * an address and a code.
 */
export const observe =
  (logger: Logger, count: (answered: Answered) => void): MiddlewareHandler<HttpEnvironment> =>
  async (c, next) => {
    const began = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('route', 'page')
    c.header('X-Request-Id', requestId)
    await next()
    const { method } = c.req
    const { status } = c.res
    const route = c.get('route')
    const milliseconds = performance.now() - began
    count({ route, status, milliseconds })
    const line = { requestId, method, route, status, ms: Math.round(milliseconds) }
    if (route === 'page' || route === 'health') logger.debug(line, 'answered')
    else logger.info(line, 'answered')
  }
