import type { Database } from './schema.ts'

const HOUR = 3_600_000

/** Removes what has expired: sessions, grants, and codes that no grant can need any more. `now` in milliseconds since 1970. */
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
}
