import type { Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Views of profiles, by company and day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profile_views')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('profile_views_key', ['account_id', 'day', 'company_id'])
    .execute()
  await db.schema.createIndex('profile_views_company').on('profile_views').column('company_id').execute()
  await db.schema.createIndex('profile_views_day').on('profile_views').column('day').execute()
}
