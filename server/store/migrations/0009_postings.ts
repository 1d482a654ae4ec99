import { sql, type Kysely } from 'kysely'

/** Only adds tables. */
export const isCompatible = true

/** Postings of companies, and the event ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('postings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('slug', 'text', (column) => column.unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`state in ('draft', 'held', 'published', 'unconfirmed', 'paused', 'expired', 'closing', 'closed', 'discarded')`,
        ),
    )
    .addColumn('outcome', 'text', (column) =>
      column.check(sql`outcome in ('filledHere', 'filledElsewhere', 'cancelled', 'removed')`),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('renewals', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('opened_at', 'bigint')
    .addColumn('confirmed_at', 'bigint')
    .addCheckConstraint('postings_outcome', sql`(state in ('closing', 'closed')) = (outcome is not null)`)
    .addCheckConstraint('postings_renewals', sql`renewals between 0 and 2`)
    .execute()
  await db.schema
    .createIndex('postings_company')
    .on('postings')
    .columns(['company_id', 'created_at', 'id'])
    .execute()

  // No foreign key, because subjects are in several tables.
  await db.schema
    .createTable('events')
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) =>
      column.notNull().check(sql`actor in ('candidate', 'employer', 'operator', 'clock', 'system')`),
    )
    .addColumn('account_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('from_state', 'text', (column) => column.notNull())
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('machine_version', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_primary', ['subject_kind', 'subject_id', 'seq'])
    .execute()
}
