import type { Kysely } from 'kysely'

/** Only adds a table, columns that may be empty, and indexes. */
export const isCompatible = true

/** When an account is erased, tombstones of applications, and which accounts were erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('erase_at', 'bigint').execute()
  await db.schema.alterTable('applications').addColumn('erased_at', 'bigint').execute()
  // Without a reference: a row outlives its account.
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
