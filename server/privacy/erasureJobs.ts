import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { jobKinds } from './jobKinds.ts'

/** In place of one that waits, is under way and may have read too early, or was given up. */
const request = (kind: 'list' | 'emptyLog') => (db: Database, now: number) =>
  addJob(db, {
    queue: 'erasures',
    kind: jobKinds[kind],
    payload: {},
    key: jobKinds[kind],
    ifThere: 'replace',
    now,
  })

/** Has the list of erasures written anew. */
export const requestErasureList = request('list')

/** Has what was erased overwritten in the log of the embedded database, too. */
export const requestEmptyLog = request('emptyLog')
