import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'

/** Kind of job that matches a posting with all saved searches. */
export const matchingJobKind = 'matchPosting'

/**
 * Queues the matching of a posting with saved searches, in the transaction that indexes it. A job for an
 * earlier text is replaced.
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
