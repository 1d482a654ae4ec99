import type { Kysely } from 'kysely'

/** Only columns that are empty at first are added. */
export const isCompatible = true

/** What operators decide: that a company is suspended, and what has to change before a posting is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('companies').addColumn('suspended_at', 'bigint').execute()
  await db.schema.alterTable('postings').addColumn('changes_asked', 'text').execute()
}
