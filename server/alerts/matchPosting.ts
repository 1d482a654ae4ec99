import { setImmediate } from 'node:timers/promises'
import { sql, type SqlBool } from 'kysely'
import * as v from 'valibot'
import { contentOf } from '../postings/postings.ts'
import { publicPostings } from '../postings/public.ts'
import { forUpdate, isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { Handlers, Job } from '../work/worker.ts'
import { parseAlertCriteria } from './alertCriteria.ts'
import { alertTimeOf, armDeliveries } from './deliverySchedule.ts'
import { indexedJob, isMatch } from './jobMatcher.ts'
import { matchingJobKind, queueMatching } from '../search/queueMatching.ts'
import { isUnmailed, isWanted, sendingSearches } from './recipients.ts'
import { searchTermsOf } from './savedSearchIndex.ts'

/** Number of candidate searches per batch, whose matches are written in one transaction. */
const CANDIDATES = 2_000
/** Number of searches to match before yielding to the event loop. */
const MATCHED_AT_ONCE = 100

const payloadSchema = v.object({ id: v.string(), after: v.optional(v.string(), '') })

interface MatchingParts {
  readonly db: Database
  /** The same database, for reads only. */
  readonly reader: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Matches a posting with saved searches that are older than it, in batches. Each batch is committed together
 * with the job for the next one, so that an interruption repeats at most one batch.
 */
export const createMatchingHandlers = (parts: MatchingParts): Handlers => ({
  [matchingJobKind]: (job) => matchPosting(parts, job),
})

async function matchPosting({ db, now, reader }: MatchingParts, { finish, payload }: Job): Promise<void> {
  const { id, after: first } = v.parse(payloadSchema, payload)
  const posting = await publicPostings(reader)
    .where('postings.id', '=', id)
    .where('companies.is_demo', '=', 0)
    .selectAll('postings')
    .select(['companies.name as company_name', 'companies.replies_on_time'])
    .executeTakeFirst()
  if (!posting || posting.published_at === null) return
  const job = indexedJob(contentOf(posting), {
    name: posting.company_name,
    isOnTime: posting.replies_on_time === 1,
  })
  const terms = searchTermsOf(job)
  for (let after = first; ;) {
    const candidates = await candidatesBehind(reader, terms, after)
    const last = candidates.at(-1)?.id
    if (last === undefined) return
    const fitting: string[] = []
    for (const [index, search] of candidates.entries()) {
      if (index % MATCHED_AT_ONCE === MATCHED_AT_ONCE - 1) await setImmediate()
      const criteria = parseAlertCriteria(search.criteria)
      if (criteria && isMatch(job, criteria)) fitting.push(search.id)
    }
    const matched = await openTo(reader, id, fitting)
    if (matched.length > 0) {
      await db.transaction().execute(async (transaction) => {
        await addMatches(transaction, id, matched, now())
        // If the posting has changed in the meantime, matching starts from the beginning.
        if (await finish(transaction)) await queueMatching(transaction, id, now(), last)
      })
      return
    }
    after = last
  }
}

interface Candidate {
  readonly id: string
  readonly criteria: string
}

/** Next saved searches that are indexed under one of the terms, in ascending order of their ids. */
function candidatesBehind(
  db: Database,
  terms: readonly string[],
  after: string,
): Promise<readonly Candidate[]> {
  const hasTerm = isPostgres(db)
    ? sql<SqlBool>`term = any(${terms})`
    : sql<SqlBool>`term in (select value from json_each(${JSON.stringify(terms)}))`
  const next = db
    .selectFrom('saved_search_terms')
    .select('search_id')
    .distinct()
    .where(hasTerm)
    .where('search_id', '>', after)
    .orderBy('search_id')
    .limit(CANDIDATES)
  return db
    .selectFrom(next.as('next'))
    .innerJoin('saved_searches', 'saved_searches.id', 'next.search_id')
    .select(['saved_searches.id', 'saved_searches.criteria'])
    .orderBy('saved_searches.id')
    .execute()
}

/**
 * Ids of these searches that are active and older than the posting, and whose recipients have not hidden it,
 * applied to it or received it.
 */
async function openTo(db: Database, postingId: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const open = await sendingSearches(db)
    .innerJoin('postings', (join) => join.on('postings.id', '=', postingId))
    .whereRef('saved_searches.created_at', '<', 'postings.published_at')
    .where('saved_searches.id', 'in', ids)
    .where(isWanted)
    .where(isUnmailed)
    .select('saved_searches.id')
    .execute()
  return open.map(({ id }) => id)
}

/** Stores matches of a posting, and schedules their emails. */
async function addMatches(
  transaction: Database,
  postingId: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  // Locks the searches first: a concurrent delivery either includes the match, or has reset the due time
  // already.
  const searches = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'every', 'time_zone', 'last_at', 'due_at'])
    .where('id', 'in', ids)
    .where('state', 'in', ['active', 'asked'])
    .orderBy('id')
    .modifyEnd(forUpdate(transaction))
    .execute()
  if (searches.length === 0) return
  await transaction
    .insertInto('alert_matches')
    .values(searches.map(({ id }) => ({ search_id: id, posting_id: postingId, matched_at: now })))
    .onConflict((conflict) => conflict.columns(['search_id', 'posting_id']).doNothing())
    .execute()
  // Grouped by schedule, because computing with time zones is slow and there are few of them.
  const schedules = Map.groupBy(
    searches.filter(({ due_at: due }) => due === null),
    ({ every, last_at: last, time_zone: zone }) => `${every} ${zone} ${every === 'instant' ? last : ''}`,
  )
  const times: number[] = []
  for (const alike of schedules.values()) {
    const [one] = alike
    if (!one) continue
    const due = alertTimeOf(one, now)
    times.push(due)
    await transaction
      .updateTable('saved_searches')
      .set({ due_at: due })
      .where(
        'id',
        'in',
        alike.map(({ id }) => id),
      )
      .execute()
  }
  await armDeliveries(transaction, times, now)
}
