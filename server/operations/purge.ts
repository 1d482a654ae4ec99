import type { Database } from '../store/schema.ts'

const HOUR = 3_600_000
const TRAIL = 90 * 24 * HOUR

/**
 * Removes what has expired: sessions, grants, codes that no grant can need any more, counters, and security events
 * of more than 90 days ago. `now` in milliseconds since 1970.
 */
export async function purge(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('idle_expires_at', '<=', now)]))
    .execute()
  await db.deleteFrom('grants').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('codes')
    .where('expires_at', '<=', now - HOUR)
    .execute()
  await db.deleteFrom('limits').where('expire', '<=', now).execute()
  await db
    .deleteFrom('security_events')
    .where('at', '<=', now - TRAIL)
    .execute()
}
