import type { Kysely } from 'kysely'

/** Only adds a table, and columns with a default for older servers. */
export const isCompatible = true

/** Marks of demo accounts and companies, and of a filled demo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['accounts', 'companies']) {
    await db.schema
      .alterTable(table)
      .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .createTable('demo')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('filled_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
}
