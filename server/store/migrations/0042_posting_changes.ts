import type { Kysely } from 'kysely'

/** Only adds columns that older servers leave empty. */
export const isCompatible = true

/**
 * Edits of a published posting that await approval, a hash of the approved text, and a hash to detect
 * duplicates.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['changes', 'cleared_hash', 'copy_hash']) {
    await db.schema.alterTable('postings').addColumn(column, 'text').execute()
  }
  await db.schema
    .createIndex('postings_of_copy')
    .on('postings')
    .columns(['company_id', 'copy_hash'])
    .execute()
}
