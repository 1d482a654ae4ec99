import { sql, type SqlBool } from 'kysely'
import type { Database } from '../store/schema.ts'

/** Query of saved searches that send emails to reachable recipients, without selected columns. */
export const sendingSearches = (db: Database) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('subscribers', 'subscribers.id', 'saved_searches.subscriber_id')
    .leftJoin('accounts', 'accounts.id', 'subscribers.account_id')
    .where('saved_searches.state', 'in', ['active', 'asked'])
    .where(isReachable)

/**
 * Condition that a recipient has a confirmed address, and no demo account or account to be erased. Uses
 * `case`, because PostgreSQL expects `or` to match few rows here, and would start by scanning all
 * subscribers.
 */
const isReachable = sql<SqlBool>`case
  when subscribers.account_id is null then subscribers.confirmed_at is not null
  else accounts.verified_at is not null and accounts.is_demo = 0 and accounts.erase_at is null
end`

/** Condition that a recipient has neither hidden a posting or its company, nor applied to it. */
export const isWanted = sql<SqlBool>`(
  not exists (select 1 from hidden_jobs
    where hidden_jobs.subscriber_id = subscribers.id and hidden_jobs.posting_id = postings.id)
  and not exists (select 1 from hidden_companies
    where hidden_companies.subscriber_id = subscribers.id and hidden_companies.company_id = postings.company_id)
  and not exists (select 1 from applications
    where applications.candidate_id = subscribers.account_id and applications.posting_id = postings.id
      and applications.submitted_at is not null)
)`

/** Condition that a posting has not been mailed to a recipient. */
export const isUnmailed = sql<SqlBool>`not exists (select 1 from mailed_jobs
  where mailed_jobs.subscriber_id = subscribers.id and mailed_jobs.posting_id = postings.id)`
