import { sql, type Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Reports about postings, and the decisions of operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('removed', 'dismissed')`))
    .addColumn('decided_at', 'bigint')
    .addCheckConstraint('reports_decided', sql`(outcome is null) = (decided_at is null)`)
    .execute()
  await db.schema.createIndex('reports_posting').on('reports').column('posting_id').execute()
  await db.schema.createIndex('reports_account').on('reports').column('account_id').execute()
  await db.schema.createIndex('reports_decided_at').on('reports').column('decided_at').execute()
}
