import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'

/** Number of candidates to email in one transaction. */
export const AT_ONCE = 200

interface Page {
  /** Id of the last account of the previous page; empty for the first page. */
  readonly after: string
  /** States of applications to count as drafts: drafts lapse when the job closes. */
  readonly drafts: readonly ('draft' | 'lapsed')[]
}

/**
 * Candidates who saved a job or have a draft for it, and have not applied: the next page in order of id.
 * Unverified, demo and deleted accounts are left out.
 */
export const interestedIn = (db: Database, postingId: string, { after, drafts }: Page) =>
  db
    .selectFrom(
      db
        .selectFrom('saved_jobs')
        .select(['account_id', sql<number>`0`.as('drafts')])
        .where('posting_id', '=', postingId)
        .unionAll(
          db
            .selectFrom('applications')
            .select(['candidate_id as account_id', sql<number>`1`.as('drafts')])
            .where('posting_id', '=', postingId)
            .where('state', 'in', drafts),
        )
        .as('interested'),
    )
    .innerJoin('accounts', 'accounts.id', 'interested.account_id')
    .select(['accounts.id', 'accounts.email_address'])
    .select(({ fn }) => fn.max<number>('interested.drafts').as('has_draft'))
    .where('accounts.id', '>', after)
    .where('accounts.verified_at', 'is not', null)
    .where('accounts.is_demo', '=', 0)
    .where('accounts.erase_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('applications')
            .select('applications.id')
            .where('applications.posting_id', '=', postingId)
            .whereRef('applications.candidate_id', '=', 'accounts.id')
            .where('applications.submitted_at', 'is not', null),
        ),
      ),
    )
    .groupBy(['accounts.id', 'accounts.email_address'])
    .orderBy('accounts.id')
    .limit(AT_ONCE)
    .execute()
