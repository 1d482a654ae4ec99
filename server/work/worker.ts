import { setTimeout } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Logger } from '../operations/logger.ts'
import { commitSoon } from '../store/commits.ts'
import { skipLocked } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { JobsTable, Queue } from '../store/schema/work.ts'
import { PermanentFailure, JobFailed, Outage } from './failures.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE] as const
/** With those pauses, and an hour between all further ones, about a day. */
const MOST_ATTEMPTS = 26
const LEASE = 2 * MINUTE
/** An attempt ends before its lease does, so that no two processes are at work on one job. */
const LONGEST_ATTEMPT = LEASE - 30_000
const LOOK_AGAIN = 15_000
/** Work that does not come to an end must not keep the process from ending. It is done again after the next start. */
const GRACE = 5_000

/** A job, as who does the work sees it. */
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
   * Notes something for the next attempt, and keeps the job for two more minutes. Rejects when the job was taken back,
   * or belongs to another process now.
   */
  readonly note: (transaction: Database, progress: object) => Promise<void>
  /**
   * Ends the job within the transaction that does its work, so that it is done exactly once.
   *
   * @returns whether it was still there; where it is not, there is nothing to do
   */
  readonly finish: (transaction: Database) => Promise<boolean>
}

/**
 * Does the work of a job. Rejects when it is to be tried again: with `PermanentFailure` when that is of no use, and with
 * `Outage` when no other job of the queue would fare better now.
 */
export type Handler = (job: Job) => Promise<void>

/** By the kind of job that they do. */
export type Handlers = Readonly<Record<string, Handler>>

/** The job was taken back, or another process has it: nothing that was done for it counts. */
class Lost extends Error {}

/** Outcome of an attempt. */
export type JobOutcome = 'done' | 'put off' | 'given up'

interface WorkerParts {
  readonly db: Database
  readonly queue: Queue
  /** Jobs of other kinds are left alone: a newer version knows them. */
  readonly handlers: Handlers
  /** Number of concurrent jobs. */
  readonly atOnce: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly logger: Logger
  readonly count?: (kind: string, outcome: JobOutcome) => void
  /** When an attempt is aborted, 90 s by default. One that takes longer than that notes something each minute. */
  readonly attemptMs?: number
}

export interface Worker {
  /** Does what is due. Resolves when nothing is due any more, or what the jobs need cannot be reached. */
  readonly work: () => Promise<void>
  /** Finishes what it is at, for 5 s at most, and takes no more. */
  readonly close: () => Promise<void>
}

/**
 * Does the jobs of a queue, the most urgent first: each at least once, again after 1, 5, 15 and then every 60 minutes
 * when it failed, for about a day. Then it is given up: its row stays, with the reason, and is tried no more.
 *
 * Of several processes one takes a job, for two minutes. If it ends in between, another does the job again.
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
  /** True if somebody asked for work since one of those at work last looked for a job: it may have been too early. */
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
      // At once, not a turn later: who asks in between would be told that somebody is at work.
      running -= 1
      if (running === 0) rested.resolve()
    }
  }
  // A lease that is lost with the machine is one of a process that is lost, too.
  const takeDue = () =>
    commitSoon(db, async (transaction) => {
      const due = await transaction
        .selectFrom('jobs')
        .select('id')
        .where('queue', '=', queue)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', now())
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now())]))
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

  const timer = setInterval(() => void work(), LOOK_AGAIN).unref()
  return {
    work,
    close: async () => {
      isClosing = true
      clearInterval(timer)
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

/** Changes a job for as long as it belongs to who took it, and says whether it did. */
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

// Messages of handlers may be stored. Of any other error only the name is: its message may hold private data.
const reasonOf = (error: unknown) => {
  if (error instanceof JobFailed) return error.message
  return error instanceof Error ? error.name : 'unknown'
}
