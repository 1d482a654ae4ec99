import type { Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Cover letters of candidates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('posting_id', 'text', (column) => column.references('postings.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('trashed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('letters_account')
    .on('letters')
    .columns(['account_id', 'updated_at', 'id'])
    .execute()
  await db.schema.createIndex('letters_posting').on('letters').column('posting_id').execute()
  await db.schema
    .createIndex('letters_trashed')
    .on('letters')
    .column('trashed_at')
    .where('trashed_at', 'is not', null)
    .execute()
}
