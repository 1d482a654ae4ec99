import { randomUUID } from 'node:crypto'
import type { Database } from '../store/schema.ts'
import type { Queue } from '../store/schema/work.ts'

interface JobRequest {
  readonly queue: Queue
  readonly kind: string
  /** Input of the job, as JSON. */
  readonly payload: unknown
  /** Key that at most one job has. It is free again after the job is completed or canceled. */
  readonly key?: string
  readonly subject?: string
  /** Priority; lower runs first, 0 by default. */
  readonly priority?: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** Time to run it, in milliseconds since 1970; immediately by default. */
  readonly due?: number
}

/** Handling of an existing job with the same key: `keep` it, even if it has failed, or `replace` it. */
type IfThere = 'keep' | 'replace'

/** Queues a job, within the transaction that causes it, so that it exists exactly if that is committed. */
export const addJob = (
  transaction: Database,
  { ifThere = 'keep', ...request }: JobRequest & { readonly ifThere?: IfThere },
): Promise<void> => addJobs(transaction, [request], ifThere)

/** Queues several jobs at once. Their keys must differ. */
export async function addJobs(
  transaction: Database,
  requests: readonly JobRequest[],
  ifThere: IfThere,
): Promise<void> {
  if (requests.length === 0) return
  await transaction
    .insertInto('jobs')
    .values(requests.map(rowOf))
    .onConflict((conflict) =>
      ifThere === 'replace'
        ? // With a new id, so that a worker running the old job notices that it no longer exists.
          conflict.column('key').doUpdateSet((row) => ({
            id: row.ref('excluded.id'),
            queue: row.ref('excluded.queue'),
            kind: row.ref('excluded.kind'),
            payload: row.ref('excluded.payload'),
            progress: row.ref('excluded.progress'),
            subject: row.ref('excluded.subject'),
            priority: row.ref('excluded.priority'),
            created_at: row.ref('excluded.created_at'),
            due_at: row.ref('excluded.due_at'),
            attempts: row.ref('excluded.attempts'),
            leased_until: row.ref('excluded.leased_until'),
            failed_at: row.ref('excluded.failed_at'),
            reason: row.ref('excluded.reason'),
          }))
        : conflict.column('key').doNothing(),
    )
    .execute()
}

const rowOf = ({ queue, kind, payload, key, subject, priority = 0, now, due = now }: JobRequest) => ({
  id: randomUUID(),
  queue,
  kind,
  payload: JSON.stringify(payload),
  progress: null,
  key: key ?? null,
  subject: subject ?? null,
  priority,
  created_at: now,
  due_at: due,
  attempts: 0,
  leased_until: null,
  failed_at: null,
  reason: null,
})

/** Query of the due jobs of a queue that no process runs. */
export const dueJobs = (db: Database, queue: Queue, now: number) =>
  db
    .selectFrom('jobs')
    .where('queue', '=', queue)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))

/**
 * Releases the leases of a process that has ended. Call it only for a database that no other process uses.
 */
export async function freeLeases(db: Database): Promise<void> {
  await db.updateTable('jobs').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
}

/** Number of jobs that were given up, by kind. */
export async function givenUp(db: Database): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('number')])
    .where('failed_at', 'is not', null)
    .groupBy('kind')
    .execute()
  return new Map(found.map(({ kind, number }) => [kind, Number(number)]))
}
