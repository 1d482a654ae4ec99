import type { Kysely } from 'kysely'

/** Only adds nullable columns. */
export const isCompatible = true

/** Browser and network of each session, for the list of devices. Unknown for existing sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('network', 'text').execute()
}
