import { sql, type Kysely } from 'kysely'

/** Only adds tables. */
export const isCompatible = true

/** Identity providers connected to accounts, and sign-ins in progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('candidate', 'employer')`))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email_address', 'text', (column) => column.notNull())
    .addColumn('is_verified', 'integer', (column) => column.notNull())
    .addColumn('linked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_primary', ['account_id', 'provider'])
    .addUniqueConstraint('identities_subject', ['role', 'issuer', 'subject'])
    .execute()

  await db.schema
    .createTable('provider_flows')
    .addColumn('browser_hash', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('candidate', 'employer')`))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('next', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('provider_flows_expiry').on('provider_flows').column('expires_at').execute()
}
