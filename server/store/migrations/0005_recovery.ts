import { sql, type Kysely } from 'kysely'

/** Several codes per purpose, the time of the last login, and an index of security events by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite cannot change a primary key, so the rows move to a new table. No other table refers to them.
  await db.schema.alterTable('codes').renameTo('codes_before').execute()
  await db.schema
    .createTable('codes')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('reset', 'verification')`),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('codes_by_account', ['account_id', 'purpose', 'code_hash'])
    .execute()
  await sql`insert into codes select account_id, purpose, code_hash, expires_at from codes_before`.execute(db)
  await db.schema.dropTable('codes_before').execute()
  await db.schema.createIndex('codes_expires_at').on('codes').column('expires_at').execute()

  await db.schema
    .alterTable('accounts')
    .addColumn('last_login_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  // The last login is unknown, so it is set to now: no account expires sooner than a new one.
  await sql`update accounts set last_login_at = ${Date.now()}`.execute(db)
  await db.schema
    .createIndex('accounts_unverified')
    .on('accounts')
    .column('last_login_at')
    .where(sql.ref('verified_at'), 'is', null)
    .execute()

  await db.schema
    .createIndex('security_events_account')
    .on('security_events')
    .columns(['account_id', 'at'])
    .execute()
}
