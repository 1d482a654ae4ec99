import { sql, type SqlBool } from 'kysely'
import type { MatchedJob } from '../../../contract/alerts/matchedJob.ts'
import { mostForYou } from '../../../contract/alerts/forYou.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import type { Account } from '../../auth/accounts.ts'
import { all, any, but } from '../../search/expression.ts'
import { newestInList } from '../../search/jobs.ts'
import { fitting, numberOfJob, type Wanted } from '../../search/matching.ts'
import { parseQuery } from '../../search/query.ts'
import { sharing } from '../../search/similar.ts'
import { everything, whole, type Tier } from '../../search/wordMatching.ts'
import type { Database } from '../../store/schema.ts'
import { fitOf, leastShared, tellingTerms, yearlyPayOf } from './fit.ts'
import { areUnknown, wishesOf, type Wishes } from './wishes.ts'

type Reader = Pick<Account, 'id' | 'email_address' | 'is_demo'>

/** Maximum number of preferred places to search. */
const MOST_PLACES = 3
/** Number of newest jobs to compare for each place. */
const COMPARED = 40

/**
 * At most 6 open jobs that fit an account best, among the newest at each of its places. Runs a constant
 * number of index queries, regardless of the number of jobs.
 *
 * @param now milliseconds since 1970
 */
export async function jobsForYou(db: Database, reader: Reader, now: number) {
  const wishes = await wishesOf(db, reader.id)
  if (areUnknown(wishes)) return { jobs: [], needsPreferences: true }
  const found = new Map<string, JobInList>()
  for (const wanted of searchesFor(wishes, now)) {
    for (const job of await candidates(db, wanted, tiersOf(wishes), reader)) found.set(job.slug, job)
  }
  const jobs = [...found.values()]
    .flatMap((job) => {
      const fit = fitOf(job, wishes, now)
      return fit ? [{ job, ...fit }] : []
    })
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        Date.parse(other.job.publishedAt) - Date.parse(one.job.publishedAt) ||
        one.job.slug.localeCompare(other.job.slug),
    )
    .slice(0, mostForYou)
    .map(({ job, reasons }): MatchedJob => ({ ...job, reasons: [...reasons] }))
  return { jobs, needsPreferences: false }
}

/** One search per preferred place, and one for remote work; without either, a single search. */
function searchesFor(wishes: Wishes, now: number): readonly Wanted[] {
  const { isRemote, levels, payFloor, places, titles, types } = wishes
  // Titles are more specific than types and levels, so with titles these only add points.
  const chosen = titles.length > 0 ? { type: [], level: [] } : { type: types, level: levels }
  const anywhere: Wanted = {
    query: parseQuery(''),
    place: null,
    country: undefined,
    region: undefined,
    radius: 25,
    workplace: [],
    ...chosen,
    pay: payFloor ? yearlyPayOf(payFloor) : undefined,
    posted: undefined,
    replies: undefined,
    within: undefined,
    range: undefined,
    visa: undefined,
    hours: undefined,
    now,
  }
  const placed = [
    ...places.slice(0, MOST_PLACES).map(({ country, lat, lon, radius }) => ({
      ...anywhere,
      place: { kind: 'city', code: '', country, lat, lon } as const,
      radius,
    })),
    ...(isRemote ? [{ ...anywhere, isRemote }] : []),
  ]
  return placed.length > 0 ? placed : [anywhere]
}

/** Search tiers: first titles with all terms of a wanted title, then those with half of them. */
function tiersOf({ titles }: Wishes): readonly [Tier, ...Tier[]] {
  const terms = titles.map(({ title }) => tellingTerms(title)).filter(({ length }) => length > 0)
  if (terms.length === 0) return [whole]
  const full = any(...terms.map((each) => sharing(each, each.length)))
  const half = any(...terms.map((each) => sharing(each, leastShared(each))))
  const within: Tier['of'] = (asked) => (asked === everything ? half : all(half, asked))
  return [
    { name: 'full', of: (asked) => (asked === everything ? full : all(full, asked)) },
    { name: 'half', of: (asked) => but(within(asked), full) },
  ]
}

async function candidates(
  db: Database,
  wanted: Wanted,
  tiers: readonly [Tier, ...Tier[]],
  reader: Reader,
): Promise<readonly JobInList[]> {
  const isOffered = offeredTo(reader)
  const rowsOf = (tier: Tier) =>
    fitting(db, wanted, tier)
      .where(isOffered)
      .select([numberOfJob(db).as('number'), 'search_postings.posting_id as id'])
  const [first, ...others] = tiers
  const found = await newestInList(db, [rowsOf(first), ...others.map(rowsOf)], COMPARED)
  return found.map(({ item }) => item)
}

/**
 * Condition that a candidate has neither hidden a job or its company, nor saved the job or applied to it, and
 * is not a member of the company. Jobs of demo companies are offered to demo accounts only.
 */
const offeredTo = ({ email_address: address, id, is_demo: isDemo }: Reader) => sql<SqlBool>`(
  not exists (select 1 from hidden_jobs
    join subscribers on subscribers.id = hidden_jobs.subscriber_id
    where subscribers.account_id = ${id} and hidden_jobs.posting_id = search_postings.posting_id)
  and not exists (select 1 from hidden_companies
    join subscribers on subscribers.id = hidden_companies.subscriber_id
    where subscribers.account_id = ${id} and hidden_companies.company_id = search_postings.company_id)
  and not exists (select 1 from applications
    where applications.candidate_id = ${id} and applications.posting_id = search_postings.posting_id
      and applications.submitted_at is not null)
  and not exists (select 1 from saved_jobs
    where saved_jobs.account_id = ${id} and saved_jobs.posting_id = search_postings.posting_id)
  and not exists (select 1 from members
    join accounts on accounts.id = members.account_id
    where members.company_id = search_postings.company_id and accounts.email_address = ${address})
  and exists (select 1 from companies
    where companies.id = search_postings.company_id and companies.is_demo <= ${isDemo})
)`
