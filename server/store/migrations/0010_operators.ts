import type { Kysely } from 'kysely'

/** Only adds columns that are initially empty. */
export const isCompatible = true

/** Decisions of operators: suspension of a company, and changes requested for a posting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('companies').addColumn('suspended_at', 'bigint').execute()
  await db.schema.alterTable('postings').addColumn('changes_asked', 'text').execute()
}
