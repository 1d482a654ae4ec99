import type { Kysely } from 'kysely'

/** Only adds columns that older servers leave empty. */
export const isCompatible = true

/**
 * Changes of a published posting that an operator has to approve, a hash of the text that passed the review, and a hash
 * of what makes a posting a copy of another.
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
