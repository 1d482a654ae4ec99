import type { Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Daily views of postings, without any data about viewers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posting_views')
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('posting_views_key', ['posting_id', 'day'])
    .execute()
  await db.schema.createIndex('posting_views_by_day').on('posting_views').column('day').execute()
}
