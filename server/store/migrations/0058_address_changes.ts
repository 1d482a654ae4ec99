import { sql, type Kysely } from 'kysely'

/** A table that earlier versions do not know. */
export const isCompatible = true

/** Changes of an e-mail address that wait for the proof of the new one, and those that the old one can undo. */
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
