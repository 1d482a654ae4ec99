import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. It is filled when a server starts. */
export const isCompatible = true

/** Company name in a form in which look-alikes are equal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('companies').addColumn('folded_name', 'text').execute()
  await db.schema.createIndex('companies_by_folded_name').on('companies').column('folded_name').execute()
}
