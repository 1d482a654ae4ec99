import { sql, type Kysely } from 'kysely'

/** Only adds tables. */
export const isCompatible = true

/** Mailed codes and authorization codes of the hosted API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('candidate', 'employer')`))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('signup', 'magiclink', 'recovery', 'email_change')`),
    )
    .addColumn('email_address', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('person', 'text')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('link_hash', 'text', (column) => column.notNull().unique())
    .addColumn('code_challenge', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('one_time_codes_address')
    .on('one_time_codes')
    .columns(['email_address', 'role', 'purpose'])
    .execute()
  await db.schema.createIndex('one_time_codes_account').on('one_time_codes').column('account_id').execute()
  await db.schema.createIndex('one_time_codes_expiry').on('one_time_codes').column('expires_at').execute()

  await db.schema
    .createTable('authorization_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) =>
      column.notNull().unique().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('code_challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  // JSON of the hosted API client that started a sign-in with a provider.
  await db.schema.alterTable('provider_flows').addColumn('hosted', 'text').execute()
}
