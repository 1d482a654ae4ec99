import { sql, type Kysely } from 'kysely'

/** Only adds a table and a column. */
export const isCompatible = true

/** Applications to postings, and a mark for sent files that their owner has deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('removed_at', 'bigint').execute()
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`state in ('draft', 'active', 'rejected', 'withdrawn', 'declined', 'released', 'positionClosed', 'hired', 'discarded', 'lapsed')`,
        ),
    )
    .addColumn('stage', 'text', (column) =>
      column.check(
        sql`stage in ('submitted', 'screening', 'shortlisted', 'assessment', 'interviewing', 'offered')`,
      ),
    )
    .addColumn('turn', 'text', (column) => column.check(sql`turn in ('candidate', 'employer')`))
    .addColumn('lateness', 'text', (column) => column.check(sql`lateness in ('onTime', 'overdue', 'silent')`))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('leaves_at', 'bigint')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint')
    .addColumn('snapshot', 'text')
    .addColumn('snapshot_hash', 'text')
    .addColumn('sent_file_id', 'text')
    // An active application has the turn of exactly one side, an ended one of none.
    .addCheckConstraint(
      'applications_turn',
      sql`(state = 'active') = (turn is not null) and (turn is null) = (lateness is null)`,
    )
    .addCheckConstraint('applications_leaving', sql`leaves_at is null or state = 'active'`)
    .addCheckConstraint(
      'applications_sent',
      sql`(submitted_at is null) = (snapshot is null) and (snapshot is null) = (snapshot_hash is null)`,
    )
    .execute()
  // A candidate has at most one open application to a posting.
  await db.schema
    .createIndex('applications_open')
    .unique()
    .on('applications')
    .columns(['candidate_id', 'posting_id'])
    .where(sql.ref('state'), 'in', sql`('draft', 'active')`)
    .execute()
  await db.schema.createIndex('applications_candidate').on('applications').column('candidate_id').execute()
  await db.schema
    .createIndex('applications_posting')
    .on('applications')
    .columns(['posting_id', 'due_at', 'id'])
    .execute()
  await db.schema.createIndex('applications_file').on('applications').column('sent_file_id').execute()
}
