import { randomUUID } from 'node:crypto'
import type { Database } from '../store/schema.ts'
import type { Queue } from '../store/schema/work.ts'

interface JobRequest {
  readonly queue: Queue
  readonly kind: string
  /** Input of the job, as JSON. */
  readonly payload: unknown
  /** At most one job has it. Once the job is done, or taken back, the key is free again. */
  readonly key?: string
  readonly subject?: string
  /** The smaller, the sooner; 0 when nothing is said. */
  readonly priority?: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** Time to run it, in milliseconds since 1970; now by default. */
  readonly due?: number
}

/** True if a job with the same key stays as it is, also when it was given up, or gives way to the new one. */
type IfThere = 'keep' | 'replace'

/** Adds work, within the transaction that causes it: it is there exactly when that is committed. */
export const addJob = (
  transaction: Database,
  { ifThere = 'keep', ...request }: JobRequest & { readonly ifThere?: IfThere },
): Promise<void> => addJobs(transaction, [request], ifThere)

/** Adds several jobs at once; their keys differ. */
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
        ? // With a new id: who is at work on the old one notices that it is there no more.
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

/** Gives back the jobs that a process was at work on when it ended. Only for a database that no other process uses. */
export async function freeLeases(db: Database): Promise<void> {
  await db.updateTable('jobs').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
}

/** Number of failed jobs, by kind. */
export async function givenUp(db: Database): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('number')])
    .where('failed_at', 'is not', null)
    .groupBy('kind')
    .execute()
  return new Map(found.map(({ kind, number }) => [kind, Number(number)]))
}
