import { applicationDeadlines } from '../applications/deadlines.ts'
import { countRequested } from '../applications/promptReplies.ts'
import { introductionDeadlines } from '../introductions/deadlines.ts'
import { postingDeadlines } from '../postings/deadlines.ts'
import type { Database } from '../store/schema.ts'
import { profileDeadlines } from '../talent/deadlines.ts'
import { runDeadline, type Lifecycle } from '../work/deadlines.ts'

const DAY = 86_400_000

/** Planned event at a time in milliseconds since 1970. */
export interface Act {
  readonly at: number
  readonly run: (at: number) => Promise<unknown>
}

interface Step {
  readonly verb: string
  readonly daysAgo: number
}

/** Steps of a scenario, in order. */
export const stepsIn = (scenario: string): readonly Step[] =>
  scenario.split(', ').map((step) => {
    const [verb = '', daysAgo] = step.split(' ')
    return { verb, daysAgo: Number(daysAgo) }
  })

/** Time of a step, in milliseconds since 1970. */
export const timeOf = ({ daysAgo }: Pick<Step, 'daysAgo'>, now: number) => Math.round(now - daysAgo * DAY)

/**
 * Replays events in a transaction, each at its own time, with the deadlines due in between.
 *
 * @param until time up to which deadlines run
 * @param breathe yields to other work
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
    introduction: introductionDeadlines(() => now),
    profile: profileDeadlines(() => now),
  }
  const kinds = Object.keys(lifecycles).map((kind) => `deadline.${kind}`)
  const letPass = async (to: number) => {
    for (;;) {
      const job = await transaction
        .selectFrom('jobs')
        .select(['id', 'kind', 'payload', 'due_at'])
        .where('queue', '=', 'deadlines')
        // Reply records are computed once, after the last event.
        .where('kind', 'in', kinds)
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
      await runDeadline(transaction, lifecycle, JSON.parse(job.payload), finish)
    }
  }
  for (const { at, run } of acts.toSorted((one, other) => one.at - other.at)) {
    await letPass(at)
    now = at
    await run(at)
    await breathe()
  }
  await letPass(until)
  await countRequested(transaction, until)
}
