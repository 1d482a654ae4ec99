import { setTimeout } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Logger } from '../operations/logger.ts'
import { commitSoon } from '../store/commits.ts'
import { skipLocked } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { JobsTable, Queue } from '../store/schema/work.ts'
import { PermanentFailure, JobFailed, Outage } from './failures.ts'
import { dueJobs } from './jobs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE] as const
/** Maximum number of attempts: about a day, with the pauses above and one hour between further attempts. */
const MOST_ATTEMPTS = 26
const LEASE = 2 * MINUTE
/** Shorter than the lease, so that no two processes run one job. */
const LONGEST_ATTEMPT = LEASE - 30_000
/** Time to wait for running jobs at shutdown. Unfinished jobs run again after the next start. */
const GRACE = 5_000

/** Job, as its handler receives it. */
export interface Job {
  readonly id: string
  readonly payload: unknown
  /** State noted by an earlier attempt, or null. */
  readonly progress: unknown
  /** Number of this attempt, from 1. */
  readonly attempt: number
  /** Aborted when the attempt takes too long. */
  readonly signal: AbortSignal
  /**
   * Stores state for the next attempt, and extends the lease by two minutes. Rejects if the job was canceled or taken by
   * another process.
   */
  readonly note: (transaction: Database, progress: object) => Promise<void>
  /**
   * Completes the job in the transaction that does its work, so that it runs exactly once.
   *
   * @returns false if the job no longer exists, and there is nothing to do
   */
  readonly finish: (transaction: Database) => Promise<boolean>
}

/**
 * Runs a job. A rejection is retried, except a `PermanentFailure`; an `Outage` ends the round, because other jobs of the
 * queue would fail, too.
 */
export type Handler = (job: Job) => Promise<void>

/** Handlers by the kind of job. */
export type Handlers = Readonly<Record<string, Handler>>

/** The job was canceled, or taken by another process: its results are discarded. */
class Lost extends Error {}

/** Outcome of an attempt. */
export type JobOutcome = 'done' | 'put off' | 'given up'

interface WorkerParts {
  readonly db: Database
  readonly queue: Queue
  /** Jobs of other kinds are skipped: a newer version may have queued them. */
  readonly handlers: Handlers
  /** Number of concurrent jobs. */
  readonly atOnce: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly logger: Logger
  readonly count?: (kind: string, outcome: JobOutcome) => void
  /** Timeout of an attempt, 90 s by default. A longer attempt has to store state each minute, to extend its lease. */
  readonly attemptMs?: number
}

export interface Worker {
  readonly queue: Queue
  /** Runs due jobs. Resolves when none is left, or after an outage. */
  readonly work: () => Promise<void>
  /** Takes no more jobs, and waits up to 5 s for the running ones. */
  readonly close: () => Promise<void>
}

/**
 * Runs the jobs of a queue at least once each, the most urgent first. A failed job is retried after 1, 5, 15 and then
 * every 60 minutes for about a day. Then it is given up: its row stays, with the reason.
 *
 * A process leases a job for two minutes. If the process dies, another one runs the job again.
 */
export function createWorker({
  db,
  queue,
  handlers,
  atOnce,
  now,
  logger,
  count = () => {},
  attemptMs = LONGEST_ATTEMPT,
}: WorkerParts): Worker {
  let running = 0
  /** True if `work` was called since a worker last looked for a job, which may have been too early. */
  let isAskedAgain = false
  /** True if this round is over although more is due. */
  let isOut = false
  let isClosing = false
  let rested = Promise.withResolvers<void>()
  rested.resolve()

  const work = async () => {
    isAskedAgain = true
    isOut = false
    start()
    await rested.promise
  }
  const mayTake = () => !isOut && !isClosing
  const start = () => {
    if (running === atOnce || !mayTake()) return
    if (running === 0) rested = Promise.withResolvers()
    running += 1
    void takeTurns()
  }
  const takeTurns = async () => {
    try {
      while (mayTake()) {
        isAskedAgain = false
        const row = await takeDue()
        if (row) {
          start()
          await attempt(row)
        } else if (!isAskedAgain) break
      }
    } catch (error) {
      isOut = true
      logger.error({ queue, error }, 'Jobs could not be taken or put back')
    } finally {
      // Synchronous: a call in between would see a worker that no longer runs.
      running -= 1
      if (running === 0) rested.resolve()
    }
  }
  // Not synced to disk: a machine that loses the lease loses the process that held it, too.
  const takeDue = () =>
    commitSoon(db, async (transaction) => {
      const due = await dueJobs(transaction, queue, now())
        .select('id')
        .where('kind', 'in', Object.keys(handlers))
        .orderBy('priority')
        .orderBy('due_at')
        .limit(1)
        .modifyEnd(skipLocked(transaction))
        .executeTakeFirst()
      if (!due) return undefined
      return transaction
        .updateTable('jobs')
        .set((row) => ({ leased_until: now() + LEASE, attempts: row('attempts', '+', 1) }))
        .where('id', '=', due.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  const attempt = async (row: Row) => {
    try {
      if (row.attempts > MOST_ATTEMPTS) throw new PermanentFailure('The process ended at every attempt')
      await handlers[row.kind]?.(asJob(row, { attemptMs, now }))
      await remove(db, row)
      count(row.kind, 'done')
    } catch (error) {
      await putBack(row, error)
    }
  }
  const putBack = async (row: Row, error: unknown) => {
    const { attempts, kind } = row
    if (error instanceof Lost) return
    if (error instanceof Outage) isOut = true
    const reason = reasonOf(error)
    const about = { job: row.id, kind, attempts, reason, ...(!(error instanceof JobFailed) && { error }) }
    if (error instanceof PermanentFailure || attempts >= MOST_ATTEMPTS) {
      const isGivenUp = await change(db, row, {
        failed_at: now(),
        reason,
        leased_until: null,
        progress: null,
      })
      if (!isGivenUp) return
      logger.error(about, 'A job was given up')
      count(kind, 'given up')
      return
    }
    const pause = PAUSES[attempts - 1] ?? HOUR
    if (!(await change(db, row, { due_at: now() + pause, leased_until: null }))) return
    logger.warn({ ...about, nextTryInMinutes: pause / MINUTE }, 'A job was put off')
    count(kind, 'put off')
  }

  return {
    queue,
    work,
    close: async () => {
      isClosing = true
      await Promise.race([rested.promise, setTimeout(GRACE, undefined, { ref: false })])
    },
  }
}

type Row = Selectable<JobsTable>

const asJob = (row: Row, { attemptMs, now }: Required<Pick<WorkerParts, 'attemptMs' | 'now'>>): Job => ({
  id: row.id,
  attempt: row.attempts,
  payload: JSON.parse(row.payload),
  progress: row.progress === null ? null : JSON.parse(row.progress),
  signal: AbortSignal.timeout(attemptMs),
  note: async (transaction, progress) => {
    const noted = { progress: JSON.stringify(progress), leased_until: now() + LEASE }
    if (!(await change(transaction, row, noted))) throw new Lost()
  },
  finish: (transaction) => remove(transaction, row),
})

/** Updates a job if this process still holds its lease. Returns true if it did. */
async function change(db: Database, { id, attempts }: Row, values: Partial<Row>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(values)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

async function remove(db: Database, { id, attempts }: Row): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numDeletedRows > 0
}

// Stores the messages of handlers, but only the names of other errors, whose messages may contain personal
// data.
const reasonOf = (error: unknown) => {
  if (error instanceof JobFailed) return error.message
  return error instanceof Error ? error.name : 'unknown'
}
