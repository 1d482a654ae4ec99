import type { ErrorHandler } from 'hono'
import type { ApiParts } from '../http/api.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { Refused } from '../refused.ts'
import { asHostedError, HostedError } from './hostedError.ts'

/**
 * Creates the handler that responds to errors in the format of one service of the official client.
 *
 * @param bodyOf creates the response body
 */
export const answerHostedError =
  (
    { logger, store }: Pick<ApiParts, 'logger' | 'store'>,
    bodyOf: (error: HostedError) => object,
  ): ErrorHandler<HttpEnvironment> =>
  (thrown, c) => {
    const answer = (error: HostedError) => {
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
      if (error.location !== undefined) return c.redirect(error.location)
      return c.json(bodyOf(error), error.status)
    }
    const error = thrown instanceof Refused ? asHostedError(thrown) : thrown
    if (error instanceof HostedError) return answer(error)
    // The client has disconnected, so the response does not matter.
    if (c.env.incoming.destroyed && !c.env.incoming.complete) return c.body(null, 400)
    logger.error({ error, requestId: c.get('requestId'), route: c.get('route') }, 'failed')
    const [status, headers] = store.isOutOfService(error)
      ? ([503, { 'Retry-After': '60' }] as const)
      : ([500, {}] as const)
    return answer(new HostedError(status, 'unexpected_failure', 'Internal server error', { headers }))
  }
