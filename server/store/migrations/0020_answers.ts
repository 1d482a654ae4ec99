import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'

/** Only adds columns with a default for older servers. */
export const isCompatible = true

/** Time at which the first reply to each application was due and was sent, from the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('answer_due_at', 'bigint').execute()
  await db.schema.alterTable('applications').addColumn('answered_at', 'bigint').execute()
  await db.schema
    .alterTable('applications')
    .addColumn('was_late', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await countAnswers(db)
}

export async function countAnswers(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update applications set answered_at = (
      select min(events.at) from events
      where events.subject_kind = 'application' and events.subject_id = applications.id
      and events.type in ('advance', 'ask', 'offer', 'rejectionDue', 'positionClosed')
    ) where submitted_at is not null`.execute(db)
  // The due date of a reply that was sent in time is unknown. For a late one, the ledger has the event of the
  // clock.
  await sql`
    update applications set answer_due_at = coalesce(
      (
        select min(events.at) from events
        where events.subject_kind = 'application' and events.subject_id = applications.id
        and events.type = 'turnDue' and events.from_state like '%.employer.%'
      ),
      case when answered_at is null and state = 'active' then due_at else submitted_at end
    ) where submitted_at is not null`.execute(db)
  await sql`
    update applications set was_late = 1 where exists (
      select 1 from events
      where events.subject_kind = 'application' and events.subject_id = applications.id
      and events.type = 'turnDue' and events.from_state like '%.employer.%'
      and (applications.answered_at is null or events.at < applications.answered_at)
    )`.execute(db)
}
