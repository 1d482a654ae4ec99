import type { Kysely } from 'kysely'

/** Only adds a table and an index. */
export const isCompatible = true

/** Email settings of accounts, and an index of new applicants for the daily digest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_settings')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_settings_key', ['account_id', 'kind'])
    .execute()
  await db.schema
    .createIndex('applications_submitted')
    .on('applications')
    .column('submitted_at')
    .where('submitted_at', 'is not', null)
    .execute()
}
