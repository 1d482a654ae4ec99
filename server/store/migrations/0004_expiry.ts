import type { Kysely } from 'kysely'

/** Only adds indexes of expired rows. */
export const isCompatible = true

/** Indexes of expired rows, so that they can be deleted without reading whole tables. */
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
