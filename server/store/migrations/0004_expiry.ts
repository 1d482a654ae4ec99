import type { Kysely } from 'kysely'

/** Nothing is changed but how quickly it is found what has expired. */
export const isCompatible = true

/** Leads to what has expired, so that it is removed without reading whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['sessions', 'idle_expires_at'],
    ['sessions', 'expires_at'],
    ['codes', 'expires_at'],
    ['grants', 'expires_at'],
    ['limits', 'expire'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}
