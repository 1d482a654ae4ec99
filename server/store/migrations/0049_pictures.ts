import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'

/** Only adds a table and a generated column. */
export const isCompatible = true

/** Logos of companies and photos of candidates, deleted in cascade with their owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = isPostgres(db) ? 'bytea' : 'blob'
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) =>
      column.unique().references('companies.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('webp_96', bytes, (column) => column.notNull())
    .addColumn('webp_192', bytes, (column) => column.notNull())
    .addColumn('png_192', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('pictures_owner', sql`(company_id is null) <> (account_id is null)`)
    .execute()
  await db.schema
    .alterTable('companies')
    .addColumn('logo', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
