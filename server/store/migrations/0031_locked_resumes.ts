import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. */
export const isCompatible = true

/** Since when nothing of a resume may change; null for those that may be written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('resumes').addColumn('locked_at', 'bigint').execute()
}
