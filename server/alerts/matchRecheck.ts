import { setImmediate } from 'node:timers/promises'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { parseAlertCriteria } from './alertCriteria.ts'
import { indexedJob, isMatch, type IndexedJob } from './jobMatcher.ts'
import type { Match } from './matches.ts'

/** Maximum number of cached jobs, a few kilobytes each. */
const MOST_JOBS = 2_000
const READ_AT_ONCE = 50

interface RevisedMatch extends Match {
  /** Revision of the posting. */
  readonly revision: number
  readonly companyRevision: number
  readonly repliesOnTime: number
}

interface Searched {
  readonly id: string
  readonly criteria: string
}

/** Returns the matches that no longer hold after a change of the job or of the criteria. */
export type MatchRecheck = (
  searches: readonly Searched[],
  matches: readonly RevisedMatch[],
) => Promise<ReadonlySet<Match>>

type Revisions = Omit<RevisedMatch, 'searchId' | 'subscriberId'>

const keyOf = ({ companyRevision, postingId, repliesOnTime, revision }: Revisions) =>
  [postingId, revision, companyRevision, repliesOnTime].join(' ')

/** Creates a function that rechecks matches. Jobs are cached, because many searches match the same ones. */
export function createMatchRecheck(reader: Database): MatchRecheck {
  const jobs = new Map<string, IndexedJob>()
  const read = async (matches: readonly RevisedMatch[]) => {
    if (jobs.size > MOST_JOBS) jobs.clear()
    const missing = new Set(
      matches.filter((match) => !jobs.has(keyOf(match))).map(({ postingId }) => postingId),
    )
    if (missing.size === 0) return
    const rows = await reader
      .selectFrom('postings')
      .innerJoin('companies', 'companies.id', 'postings.company_id')
      .select([
        'postings.id as postingId',
        'postings.revision',
        'postings.content',
        'companies.name',
        'companies.revision as companyRevision',
        'companies.replies_on_time as repliesOnTime',
      ])
      .where('postings.id', 'in', [...missing])
      .execute()
    for (const row of rows) {
      const company = { name: row.name, isOnTime: row.repliesOnTime === 1 }
      jobs.set(keyOf(row), indexedJob(contentOf(row), company))
    }
  }
  return async (searches, matches) => {
    const criteriaOf = new Map(searches.map(({ criteria, id }) => [id, criteria]))
    const outdated = new Set<Match>()
    for (let from = 0; from < matches.length; from += READ_AT_ONCE) {
      const some = matches.slice(from, from + READ_AT_ONCE)
      await read(some)
      for (const match of some) {
        const job = jobs.get(keyOf(match))
        const criteria = parseAlertCriteria(criteriaOf.get(match.searchId) ?? '')
        // A job that was edited after the query has no cached revision here, and its match is kept.
        if (job && !(criteria && isMatch(job, criteria))) outdated.add(match)
      }
      await setImmediate()
    }
    return outdated
  }
}
