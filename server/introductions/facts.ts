import type { IntroductionFacts } from '../../machines/lifecycles/introduction.ts'
import { publicPostings } from '../postings/public.ts'
import type { Database } from '../store/schema.ts'
import type { Introduction } from './introductions.ts'

type Asked = Pick<Introduction, 'candidate_id' | 'posting_id'>

/** Facts for the guards of the lifecycle, in a constant number of queries. */
export async function introductionFactsOf(
  db: Database,
  introductions: readonly Asked[],
): Promise<(introduction: Asked) => IntroductionFacts & { readonly hasApplied: boolean }> {
  const postings = [...new Set(introductions.map((each) => each.posting_id))]
  const candidates = [...new Set(introductions.map((each) => each.candidate_id))]
  if (postings.length === 0) return () => ({ canApply: false, hasApplied: false })
  const open = await publicPostings(db).select('postings.id').where('postings.id', 'in', postings).execute()
  const sent = await db
    .selectFrom('applications')
    .select(['candidate_id', 'posting_id'])
    .where('candidate_id', 'in', candidates)
    .where('posting_id', 'in', postings)
    .where('state', 'in', ['active', 'hired'])
    .execute()
  const isOpen = new Set(open.map(({ id }) => id))
  const isSent = new Set(sent.map((each) => `${each.candidate_id} ${each.posting_id}`))
  return ({ candidate_id: candidateId, posting_id: postingId }) => {
    const hasApplied = isSent.has(`${candidateId} ${postingId}`)
    return { hasApplied, canApply: isOpen.has(postingId) && !hasApplied }
  }
}
