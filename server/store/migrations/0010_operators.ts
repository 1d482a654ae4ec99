import type { Kysely } from 'kysely'

/** Only adds columns that are empty at first. */
export const isCompatible = true

/** Decisions of operators: suspension of a company, and changes asked for a posting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('companies').addColumn('suspended_at', 'bigint').execute()
  await db.schema.alterTable('postings').addColumn('changes_asked', 'text').execute()
}
