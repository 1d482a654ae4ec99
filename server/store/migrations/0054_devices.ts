import type { Kysely } from 'kysely'

/** Only adds columns that may be empty. */
export const isCompatible = true

/** Browser and network of each session, for the list of devices. Sessions that began before tell neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('network', 'text').execute()
}
