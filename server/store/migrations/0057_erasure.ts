import type { Kysely } from 'kysely'

/** Only adds a table, nullable columns, and indexes. */
export const isCompatible = true

/** Erasure dates of accounts, anonymized applications, and the list of erased accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('erase_at', 'bigint').execute()
  await db.schema.alterTable('applications').addColumn('erased_at', 'bigint').execute()
  // No foreign key, because a row outlives its account.
  await db.schema
    .createTable('erasures')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('erase_at', 'bigint', (column) => column.notNull())
    .addColumn('erased_at', 'bigint')
    .execute()
  for (const [table, column] of [
    ['events', 'account_id'],
    ['openings', 'account_id'],
    ['security_events', 'address_hash'],
  ] as const) {
    await db.schema
      .createIndex(`${table}_${column}`)
      .on(table)
      .column(column)
      .where(column, 'is not', null)
      .execute()
  }
}
