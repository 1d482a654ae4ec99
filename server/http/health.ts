import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import type { HttpEnvironment } from './environment.ts'

const FRESH = 1_000

/**
 * Health checks: `/healthz` for liveness, `/readyz` for readiness (503 while the database is unreachable or
 * the server shuts down). They expose nothing else.
 *
 * @param isEnding true after the server was asked to shut down
 */
export function createHealth(db: Database, isEnding: () => boolean): Hono<HttpEnvironment> {
  const health = new Hono<HttpEnvironment>()
  let asked = -Infinity
  let isReady = Promise.resolve(false)
  // At most one query per second.
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
