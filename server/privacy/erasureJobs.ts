import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { jobKinds } from './jobKinds.ts'

/** Queues a job, replacing one that is queued or failed, or is running and may have read too early. */
const request = (kind: 'list' | 'emptyLog') => (db: Database, now: number) =>
  addJob(db, {
    queue: 'erasures',
    kind: jobKinds[kind],
    payload: {},
    key: jobKinds[kind],
    ifThere: 'replace',
    now,
  })

/** Queues an update of the erasure list. */
export const requestErasureList = request('list')

/** Queues the removal of erased data from the log of the embedded database. */
export const requestEmptyLog = request('emptyLog')
