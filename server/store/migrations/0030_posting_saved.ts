import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. */
export const isCompatible = true

/** When what a posting says was last saved; null for those that nobody has saved since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('postings').addColumn('saved_at', 'bigint').execute()
}
