import { sql, type Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Invitations to apply that companies send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('introductions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(sql`state in ('asked', 'talking', 'applied', 'declined', 'lapsed', 'withdrawn', 'ended')`),
    )
    .addColumn('turn', 'text', (column) => column.check(sql`turn in ('candidate', 'employer')`))
    .addColumn('lateness', 'text', (column) => column.check(sql`lateness in ('onTime', 'overdue')`))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('shares', 'text', (column) => column.notNull())
    .addColumn('shared', 'text')
    .addColumn('application_id', 'text', (column) =>
      column.references('applications.id').onDelete('set null'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('kept_until', 'bigint')
    .addColumn('erased_at', 'bigint')
    // An open introduction has the turn of exactly one side, an ended one of none.
    .addCheckConstraint(
      'introductions_turn',
      sql`(state in ('asked', 'talking')) = (turn is not null)
        and (turn is null) = (lateness is null)
        and (turn is null) = (ended_at is not null)`,
    )
    .execute()
  await db.schema
    .createIndex('introductions_company')
    .on('introductions')
    .columns(['company_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('introductions_candidate')
    .on('introductions')
    .columns(['candidate_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('introductions_posting').on('introductions').column('posting_id').execute()
  await db.schema
    .createIndex('introductions_asked')
    .on('introductions')
    .columns(['asked_by', 'state'])
    .execute()
  await db.schema
    .createIndex('introductions_application')
    .on('introductions')
    .column('application_id')
    .execute()
  await db.schema.createIndex('introductions_kept').on('introductions').column('kept_until').execute()
}
