import { sql, type Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/**
 * Changes of an email address: those that await confirmation by the new address, and those that the old
 * address can revert.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('address_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('confirm', 'undo')`))
    .addColumn('email_address', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('address_changes_account').on('address_changes').column('account_id').execute()
  await db.schema
    .createIndex('address_changes_address')
    .on('address_changes')
    .column('email_address')
    .execute()
  await db.schema.createIndex('address_changes_code').on('address_changes').column('code_hash').execute()
}
