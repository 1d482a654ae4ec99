import { applicationDeadlines } from '../applications/deadlines.ts'
import { postingDeadlines } from '../postings/deadlines.ts'
import type { Database } from '../store/schema.ts'
import { meet, type Lifecycle } from '../work/deadlines.ts'

/** Something that somebody does, at a time in milliseconds since 1970. */
export interface Act {
  readonly at: number
  readonly run: (at: number) => Promise<unknown>
}

/**
 * Lets a past happen within a transaction: every act in its turn, and in between what the clock does, each at its own
 * time, as if the server had been there.
 *
 * @param until the time up to which due deadlines are run
 * @param breathe lets others have a turn
 */
export async function live(
  transaction: Database,
  acts: readonly Act[],
  until: number,
  breathe: () => Promise<unknown>,
): Promise<void> {
  let now = 0
  const lifecycles: Readonly<Record<string, Lifecycle>> = {
    posting: postingDeadlines(() => now),
    application: applicationDeadlines(() => now),
  }
  const letPass = async (to: number) => {
    for (;;) {
      const job = await transaction
        .selectFrom('jobs')
        .select(['id', 'kind', 'payload', 'due_at'])
        .where('queue', '=', 'deadlines')
        .where('due_at', '<=', to)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      if (!job) return
      now = job.due_at
      const lifecycle = lifecycles[job.kind.replace('deadline.', '')]
      if (!lifecycle) throw new Error(`Nobody knows the deadline ${job.kind}.`)
      const finish = async () => {
        await transaction.deleteFrom('jobs').where('id', '=', job.id).execute()
        return true
      }
      await meet(transaction, lifecycle, JSON.parse(job.payload), finish)
    }
  }
  for (const { at, run } of acts.toSorted((one, other) => one.at - other.at)) {
    await letPass(at)
    now = at
    await run(at)
    await breathe()
  }
  await letPass(until)
}
