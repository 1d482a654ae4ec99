import type { Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Days on which a member opened an application or its resume. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('openings')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('openings_key', ['application_id', 'day', 'what', 'account_id'])
    .execute()
}
