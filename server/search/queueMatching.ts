import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'

/** Kind of job that matches a posting with all saved searches. */
export const matchingJobKind = 'matchPosting'

/**
 * Has a posting matched with saved searches, in the transaction that puts it into the search index. One that is at work on
 * an earlier text gives way.
 *
 * @param now milliseconds since 1970
 * @param after id of the last search that was matched
 */
export const queueMatching = (
  transaction: Database,
  postingId: string,
  now: number,
  after = '',
): Promise<void> =>
  addJob(transaction, {
    queue: 'alerts',
    kind: matchingJobKind,
    key: `${matchingJobKind} ${postingId}`,
    payload: { id: postingId, after },
    now,
    ifThere: 'replace',
  })
