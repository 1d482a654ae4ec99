import { randomUUID } from 'node:crypto'
import type { Database } from '../store/schema.ts'
import type { Queue } from '../store/schema/work.ts'

interface JobRequest {
  readonly queue: Queue
  readonly kind: string
  /** What the kind needs to know; must be JSON. */
  readonly payload: unknown
  /** At most one job has it. Once the job is done, or taken back, the key is free again. */
  readonly key?: string
  /** Whether a job with the same key stays as it is, also when it was given up, or gives way to this one. */
  readonly ifThere?: 'keep' | 'replace'
  readonly subject?: string
  /** The smaller, the sooner; 0 when nothing is said. */
  readonly priority?: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** When to do it: at once, when nothing is said. In milliseconds since 1970. */
  readonly due?: number
}

/** Adds work, within the transaction that causes it: it is there exactly when that is committed. */
export async function addJob(
  transaction: Database,
  { queue, kind, payload, key, ifThere = 'keep', subject, priority = 0, now, due = now }: JobRequest,
): Promise<void> {
  const row = {
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
  }
  await transaction
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) =>
      // With a new id: who is at work on the old one notices that it is there no more.
      ifThere === 'replace' ? conflict.column('key').doUpdateSet(row) : conflict.column('key').doNothing(),
    )
    .execute()
}

/** Gives the jobs back that a process was at work on when it ended. Only for a database that no other process uses. */
export async function freeLeases(db: Database): Promise<void> {
  await db.updateTable('jobs').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
}

/** How many jobs stand given up, by kind. */
export async function givenUp(db: Database): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('number')])
    .where('failed_at', 'is not', null)
    .groupBy('kind')
    .execute()
  return new Map(found.map(({ kind, number }) => [kind, Number(number)]))
}
