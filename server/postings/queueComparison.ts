import * as v from 'valibot'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { jobSummary, jobSummaryOf } from '../../contract/postings/jobSummary.ts'
import { contentOf, type Posting } from './postings.ts'

const HOUR = 3_600_000

/** Kind of job that compares a posting with the version that candidates know. */
export const comparisonKind = 'comparePosting'

/** Job payload: the posting before its first change since the last comparison. */
export const comparison = v.object({
  postingId: v.string(),
  before: jobSummary,
  /** Requirements that applicants must meet; undefined in jobs of an earlier version. */
  musts: v.optional(v.array(v.string())),
  /** True if the posting had ended then, and candidates were notified. */
  wasOver: v.boolean(),
  /** Time of the first change, in milliseconds since 1970. */
  since: v.number(),
})

export type Comparison = v.InferOutput<typeof comparison>

/** Queues a comparison, unless one is queued: that has the version before all changes. */
export const addComparison = (
  transaction: Database,
  payload: Comparison,
  { due, now }: { readonly due: number; readonly now: number },
): Promise<void> =>
  addJob(transaction, {
    queue: 'deadlines',
    kind: comparisonKind,
    key: `${comparisonKind} ${payload.postingId}`,
    payload,
    now,
    due,
  })

/**
 * Queues the emails to candidates about changes and the end of a saved job, an hour later, so that
 * corrections in the meantime count as one change. Adds a single row to the transaction that changes the
 * posting. Jobs of demo companies are never mailed.
 *
 * @param now milliseconds since 1970
 */
export async function queueComparison(
  transaction: Database,
  { before, after }: { readonly before: Posting; readonly after: Posting },
  now: number,
): Promise<void> {
  const isSame = before.content === after.content && isOver(before) === isOver(after)
  if (before.published_at === null || isSame) return
  const { is_demo: isDemo } = await transaction
    .selectFrom('companies')
    .select('is_demo')
    .where('id', '=', after.company_id)
    .executeTakeFirstOrThrow()
  if (isDemo === 1) return
  const payload = {
    postingId: after.id,
    before: jobSummaryOf(contentOf(before)),
    musts: mustsOf(contentOf(before)),
    wasOver: isOver(before),
    since: now,
  }
  await addComparison(transaction, payload, { due: now + HOUR, now })
}

/** Texts of the mandatory requirements. */
export const mustsOf = ({ requirements }: Pick<PostingContent, 'requirements'>): string[] =>
  requirements.filter(({ kind }) => kind === 'must').map(({ text }) => text)

/** True if the last day of a posting has passed, or it has ended. */
export const isOver = ({ state }: Pick<Posting, 'state'>) =>
  state === 'expired' || state === 'closing' || state === 'closed' || state === 'discarded'
