import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import type { HttpEnvironment } from './environment.ts'

const FRESH = 1_000

/**
 * What a supervisor and a proxy ask: `/healthz`, whether this process answers at all, and `/readyz`, whether its
 * database does too and it takes new calls (503 when not). Neither says more than that.
 *
 * @param isEnding whether the server has been asked to end
 */
export function createHealth(db: Database, isEnding: () => boolean): Hono<HttpEnvironment> {
  const health = new Hono<HttpEnvironment>()
  let asked = -Infinity
  let isReady = Promise.resolve(false)
  // At most once a second, however often somebody asks.
  const ask = () => {
    if (performance.now() - asked > FRESH) {
      asked = performance.now()
      isReady = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
    }
    return isReady
  }
  health.use('/:probe{healthz|readyz}', async (c, next) => {
    c.set('route', 'health')
    c.header('Cache-Control', 'no-store')
    return next()
  })
  health.get('/healthz', (c) => c.text('ok'))
  health.get('/readyz', async (c) => {
    if (isEnding()) return c.text('ending', 503)
    return (await ask()) ? c.text('ok') : c.text('database unavailable', 503)
  })
  return health
}
