import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. */
export const isCompatible = true

/** Time at which the content of a posting was last saved; null if never saved since this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('postings').addColumn('saved_at', 'bigint').execute()
}
