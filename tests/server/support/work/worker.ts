import { onTestFinished } from 'vitest'
import { createLogger } from '../../../../server/operations/logger.ts'
import { openStore } from '../../../../server/store/open.ts'
import type { Database } from '../../../../server/store/schema.ts'
import type { Queue } from '../../../../server/store/schema/work.ts'
import { addJob } from '../../../../server/work/jobs.ts'
import { createWorker, type Handler, type Handlers } from '../../../../server/work/worker.ts'
import { newPlace } from '../harness.ts'

/** Creates workers on a database, with a clock that the test controls. */
export function workersOn(db: Database) {
  const clock = { now: Date.UTC(2030, 0, 1) }
  const logs: string[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => logs.push(line) })
  return {
    db,
    clock,
    logger,
    logs,
    worker: (handlers: Handlers, atOnce = 1, queue: Queue = 'mail') => {
      const worker = createWorker({ db, queue, handlers, atOnce, now: () => clock.now, logger })
      onTestFinished(worker.close)
      return worker
    },
  }
}

/** Creates workers on a new database. */
export async function startWork() {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  return workersOn(store.db)
}

/** A handler that records the payloads of its jobs. */
export function notes() {
  const done: unknown[] = []
  const note: Handler = async ({ payload }) => void done.push(payload)
  return { done, note }
}

/** Adds a job of the kind `note`. */
export const add = (db: Database, payload: unknown, more: Partial<Parameters<typeof addJob>[1]> = {}) =>
  addJob(db, { queue: 'mail', kind: 'note', payload, now: 0, ...more })

export const rowsOf = (db: Database) => db.selectFrom('jobs').selectAll().execute()
