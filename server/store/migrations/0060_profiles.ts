import { sql, type Kysely } from 'kysely'

/** Only adds tables. */
export const isCompatible = true

/** Profiles of candidates, and their exclusions of companies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profiles')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('person_id', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) =>
      column.notNull().check(sql`visibility in ('hidden', 'anonymous', 'named')`),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('active_day', 'text', (column) => column.notNull())
    .addColumn('visible_until', 'bigint')
    .addColumn('is_asked', 'integer', (column) => column.notNull().defaultTo(0))
    // Only a visible profile has an end of its visibility.
    .addCheckConstraint('profiles_visible', sql`(visibility = 'hidden') = (visible_until is null)`)
    .execute()

  await db.schema
    .createTable('exclusions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('company', 'domain', 'employer')`),
    )
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addUniqueConstraint('exclusions_once', ['account_id', 'kind', 'value'])
    .execute()
  await db.schema.createIndex('exclusions_value').on('exclusions').columns(['kind', 'value']).execute()

  await db.schema
    .createTable('excluded_companies')
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('exclusion_id', 'text', (column) =>
      column.notNull().references('exclusions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('excluded_companies_key', ['company_id', 'account_id', 'exclusion_id'])
    .execute()
  await db.schema
    .createIndex('excluded_companies_exclusion')
    .on('excluded_companies')
    .column('exclusion_id')
    .execute()
  await db.schema
    .createIndex('excluded_companies_account')
    .on('excluded_companies')
    .column('account_id')
    .execute()
}
