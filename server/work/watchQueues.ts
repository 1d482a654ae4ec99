import type { Logger } from '../operations/logger.ts'
import type { Database } from '../store/schema.ts'
import { dueJobs } from './jobs.ts'
import type { Worker } from './worker.ts'

const LOOK_AGAIN = 15_000

interface Watched {
  readonly db: Database
  readonly workers: readonly Worker[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly logger: Logger
}

/**
 * Starts the workers of queues with due jobs every 15 s: jobs become due, and other processes queue some. Looks at all
 * queues in one query, because one for each would need as many connections to PostgreSQL.
 */
export function watchQueues({ db, logger, now, workers }: Watched) {
  const startDue = async () => {
    const due = await db
      .selectNoFrom((row) =>
        workers.map(({ queue }) => row.exists(dueJobs(db, queue, now()).select('id')).as(queue)),
      )
      .executeTakeFirstOrThrow()
    for (const { queue, work } of workers) if (due[queue]) void work()
  }

  let looking = Promise.resolve()
  const look = () =>
    (looking = startDue().catch((error: unknown) => logger.error({ error }, 'Queues could not be read')))
  const timer = setInterval(() => void look(), LOOK_AGAIN).unref()
  return {
    /** Starts the workers of queues with due jobs now. */
    look,
    /** Looks no more. */
    close: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
