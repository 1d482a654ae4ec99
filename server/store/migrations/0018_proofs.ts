import { sql, type Kysely } from 'kysely'

/** Only adds columns that are initially empty. */
export const isCompatible = true

/** Time and method of a company's verification. For earlier verifications they are unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('companies').addColumn('proven_at', 'bigint').execute()
  await db.schema
    .alterTable('companies')
    .addColumn('proven_by', 'text', (column) => column.check(sql`proven_by in ('mail', 'record')`))
    .execute()
}
