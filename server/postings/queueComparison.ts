import * as v from 'valibot'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { jobSummary, jobSummaryOf } from '../../contract/postings/jobSummary.ts'
import { contentOf, type Posting } from './postings.ts'

const HOUR = 3_600_000

/** Kind of job that compares a posting with what candidates knew of it. */
export const comparisonKind = 'comparePosting'

/** Payload of that job: the posting before its first change since the last comparison. */
export const comparison = v.object({
  postingId: v.string(),
  before: jobSummary,
  /** Requirements that applicants must meet; undefined in jobs of an earlier version. */
  musts: v.optional(v.array(v.string())),
  /** True if it was over then, and candidates have been told. */
  wasOver: v.boolean(),
  /** Time of that change, in milliseconds since 1970. */
  since: v.number(),
})

export type Comparison = v.InferOutput<typeof comparison>

/** Adds the comparison. One that waits stays: it knows the facts before all changes. */
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
 * Has candidates who saved a job told of its changes and of its end, an hour later, so that corrections made meanwhile
 * count as one change. Costs the transaction that changes the posting one row. Jobs of demo companies are never mailed.
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

/** Requirements that applicants must meet, as texts. */
export const mustsOf = ({ requirements }: Pick<PostingContent, 'requirements'>): string[] =>
  requirements.filter(({ kind }) => kind === 'must').map(({ text }) => text)

/** True once the last day of a posting is over, or it has ended. */
export const isOver = ({ state }: Pick<Posting, 'state'>) =>
  state === 'expired' || state === 'closing' || state === 'closed' || state === 'discarded'
