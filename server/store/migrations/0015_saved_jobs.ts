import type { Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Saved jobs of candidates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_jobs')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_jobs_key', ['account_id', 'posting_id'])
    .execute()
  await db.schema.createIndex('saved_jobs_posting').on('saved_jobs').column('posting_id').execute()
}
