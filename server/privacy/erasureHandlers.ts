import * as v from 'valibot'
import { lockAccount } from '../auth/accounts.ts'
import { emptyLog } from '../store/emptyLog.ts'
import type { Database } from '../store/schema.ts'
import { JobFailed } from '../work/failures.ts'
import { addJob } from '../work/jobs.ts'
import type { Handler, Handlers, Job } from '../work/worker.ts'
import { endOpenMatters } from './endOpenMatters.ts'
import { eraseAccount } from './eraseAccount.ts'
import { writeErasureList } from './erasureList.ts'
import { requestEmptyLog } from './erasureJobs.ts'
import { jobKinds, subjectOf } from './jobKinds.ts'

interface ErasureParts {
  readonly db: Database
  readonly dataDir: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Computes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
  /** Writes buffered security events, so that they are erased as well. */
  readonly flushAudit: () => Promise<void>
}

const payloadSchema = v.object({ accountId: v.string() })
const progressSchema = v.nullable(v.object({ step: v.string() }))

/** Job handlers of the queue `erasures`. Each can be repeated after an interruption. */
export const createErasureHandlers = (parts: ErasureParts): Handlers => ({
  [jobKinds.leave]: leave(parts),
  [jobKinds.erase]: erase(parts),
  [jobKinds.list]: () => writeErasureList(parts.db, parts.dataDir),
  [jobKinds.emptyLog]: async () => {
    if (!(await emptyLog(parts.db))) throw new JobFailed('The log of the database is being read')
  },
})

const leave =
  ({ db, dataDir, now }: ErasureParts): Handler =>
  async (job) => {
    const { accountId } = v.parse(payloadSchema, job.payload)
    await writeErasureList(db, dataDir)
    // Restoring the account cancels the job; the note then rejects.
    await endOpenMatters(db, { accountId, now, note: (transaction) => job.note(transaction, {}) })
  }

/** Erases an account, and records it on the list of erasures before its last row is deleted. */
const erase =
  (parts: ErasureParts): Handler =>
  async (job) => {
    const { dataDir, db, now } = parts
    const { accountId } = v.parse(payloadSchema, job.payload)
    const from = v.parse(progressSchema, job.progress)?.step
    const note = (transaction: Database, step: string) => job.note(transaction, { step })
    if (!(await begin(parts, job, accountId))) return
    await parts.flushAudit()
    for await (const step of eraseAccount(db, { ...parts, accountId, from, note })) {
      if (!job.signal.aborted || step === 'removeAccount') continue
      // Yields to other accounts that have waited for long: the job is queued again behind them.
      await db.transaction().execute(async (transaction) => {
        await job.finish(transaction)
        const again = { queue: 'erasures', kind: jobKinds.erase, payload: { accountId }, now: now() } as const
        await addJob(transaction, {
          ...again,
          subject: subjectOf(accountId),
          key: `${jobKinds.erase} ${accountId}`,
        })
      })
      return
    }
    await writeErasureList(db, dataDir)
    await requestEmptyLog(db, now())
  }

/**
 * Starts the erasure of an account, after which it cannot be restored.
 *
 * @returns false if it was restored, or deleted again since
 */
const begin = ({ db, now }: ErasureParts, job: Job, accountId: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const isOver = account !== undefined && (account.erase_at === null || account.erase_at > now())
    if (isOver) await job.finish(transaction)
    else await transaction.updateTable('accounts').set({ erase_at: 0 }).where('id', '=', accountId).execute()
    return !isOver
  })
