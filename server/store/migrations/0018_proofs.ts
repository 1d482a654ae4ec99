import { sql, type Kysely } from 'kysely'

/** Only adds columns that are empty at first. */
export const isCompatible = true

/** When a company has shown that its website is its own, and how. Of those that did before, nobody knows it any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('companies').addColumn('proven_at', 'bigint').execute()
  await db.schema
    .alterTable('companies')
    .addColumn('proven_by', 'text', (column) => column.check(sql`proven_by in ('mail', 'record')`))
    .execute()
}
