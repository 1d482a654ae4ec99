import type { Kysely } from 'kysely'

/** Tables for operation: rate limit counters, security events, and the hash key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Not used by the embedded database, where a single process counts in memory.
  await db.schema
    .createTable('limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()

  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('address_hash', 'text')
    .addColumn('client_hash', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('security_events_at').on('security_events').column('at').execute()

  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
