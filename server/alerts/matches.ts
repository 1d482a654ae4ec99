import type { Database } from '../store/schema.ts'
import { openStates } from '../postings/public.ts'
import { sendingSearches } from './recipients.ts'

/** Job that matches a saved search. */
export interface Match {
  readonly searchId: string
  readonly subscriberId: string
  readonly postingId: string
}

/** Matches of active searches whose jobs are still public, newest first. */
export const publicMatches = (db: Database, searchIds: readonly string[]) =>
  sendingSearches(db)
    .innerJoin('alert_matches', 'alert_matches.search_id', 'saved_searches.id')
    .innerJoin('postings', 'postings.id', 'alert_matches.posting_id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .where('saved_searches.id', 'in', searchIds)
    .where('postings.state', 'in', openStates)
    .where('companies.suspended_at', 'is', null)
    .where('companies.is_demo', '=', 0)
    .select([
      'saved_searches.id as searchId',
      'saved_searches.subscriber_id as subscriberId',
      'postings.id as postingId',
      'postings.revision as revision',
      'companies.revision as companyRevision',
      'companies.replies_on_time as repliesOnTime',
    ])
    .orderBy('saved_searches.id')
    .orderBy('postings.published_at', 'desc')
    .orderBy('postings.id')
