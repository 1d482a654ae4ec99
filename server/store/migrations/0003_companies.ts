import type { Kysely } from 'kysely'

/** Company details of employers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['company_name', 'company_website', 'company_about']) {
    await db.schema
      .alterTable('accounts')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  }
}
