import { sql, type Kysely } from 'kysely'

interface Outbox {
  outbox: {
    id: string
    kind: string
    role: string
    recipient: string
    created_at: number
    next_attempt_at: number
  }
  jobs: {
    id: string
    queue: string
    kind: string
    payload: string
    key: string | null
    priority: number
    created_at: number
    due_at: number
    attempts: number
  }
}

const AT_ONCE = 500

/**
 * Queue for all background work. Pending emails of the outbox become jobs, and are rendered again when sent.
 */
export async function up(db: Kysely<Outbox>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('queue', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('progress', 'text')
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('subject', 'text')
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('leased_until', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('reason', 'text')
    .execute()
  // Index in queue order, so that other queues do not slow the next job.
  await db.schema
    .createIndex('jobs_waiting')
    .on('jobs')
    .columns(['queue', 'priority', 'due_at'])
    .where(sql.ref('failed_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('jobs_given_up')
    .on('jobs')
    .column('failed_at')
    .where(sql.ref('failed_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('jobs_subject')
    .on('jobs')
    .column('subject')
    .where(sql.ref('subject'), 'is not', null)
    .execute()

  for (;;) {
    const waiting = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'role', 'recipient', 'created_at', 'next_attempt_at'])
      .orderBy('created_at', 'desc')
      .limit(AT_ONCE)
      .execute()
    if (waiting.length === 0) break
    await db
      .insertInto('jobs')
      .values(waiting.map(asJob))
      // The newest of two jobs for the same person wins.
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    await db
      .deleteFrom('outbox')
      .where(
        'id',
        'in',
        waiting.map(({ id }) => id),
      )
      .execute()
  }
  await db.schema.dropTable('outbox').execute()
}

const asJob = ({ id, kind, role, recipient, created_at, next_attempt_at }: Outbox['outbox']) => ({
  id,
  queue: 'mail',
  kind: `mail.${kind}`,
  payload: JSON.stringify({ role, recipient }),
  key: kind === 'passwordChanged' ? null : `mail.${kind} ${role} ${recipient}`,
  priority: { resetPassword: 0, verifyAddress: 1 }[kind] ?? 2,
  created_at,
  due_at: next_attempt_at,
  attempts: 0,
})
