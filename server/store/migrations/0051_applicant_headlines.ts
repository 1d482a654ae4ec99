import type { Kysely } from 'kysely'

/** Only adds columns that may be empty. */
export const isCompatible = true

/**
 * First look at an applicant and words to find them by, derived from the snapshot when it is sent: to read every resume
 * for a list would keep the server busy. Applications that were sent before have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('headline', 'text').execute()
  await db.schema.alterTable('applications').addColumn('search_text', 'text').execute()
}
