// Takes a due deadline, does half of its work, reports this, and never finishes.
import { createLogger } from '../../../../server/operations/logger.ts'
import { openStore } from '../../../../server/store/open.ts'
import { createDeadlineHandlers } from '../../../../server/work/deadlines.ts'
import { createWorker } from '../../../../server/work/worker.ts'
import { lamp } from '../work/lamp.ts'

const { DATA_DIR = '', DATABASE_URL } = process.env
const { db } = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined })
const half = createDeadlineHandlers(db, {
  lamp: {
    ...lamp,
    fire: async (transaction, id, event) => {
      await lamp.fire(transaction, id, event)
      process.stdout.write('half way\n')
      await new Promise((_) => setInterval(() => {}, 1_000))
    },
  },
})
await createWorker({
  db,
  queue: 'deadlines',
  handlers: half,
  atOnce: 1,
  now: Date.now,
  logger: createLogger({ logLevel: 'error' }),
}).work()
