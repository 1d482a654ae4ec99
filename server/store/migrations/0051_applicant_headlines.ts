import type { Kysely } from 'kysely'

/** Only adds nullable columns. */
export const isCompatible = true

/**
 * Headline and search text of an applicant, derived from the snapshot at the time of sending, because reading
 * all resumes for a list would block the server. Applications sent before have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('headline', 'text').execute()
  await db.schema.alterTable('applications').addColumn('search_text', 'text').execute()
}
