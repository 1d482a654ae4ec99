import type * as v from 'valibot'
import type { accountParts } from '../../../../contract/privacy/export.ts'
import { savedSearchesOf } from '../../../alerts/savedSearches.ts'
import { contentOf } from '../../../postings/postings.ts'
import type { Database } from '../../../store/schema.ts'
import type { ExportContext } from '../section.ts'

type Parts = typeof accountParts
type AlertPart = 'savedSearches' | 'mailedJobs' | 'hiddenJobs' | 'hiddenCompanies'

/** Parts of account.json about saved searches, mailed jobs, and hidden jobs and companies. */
export const alertParts: {
  readonly [Name in AlertPart]: (context: ExportContext) => Promise<v.InferOutput<Parts[Name]>>
} = {
  savedSearches: async ({ account, db }) => {
    const rows = await savedSearchesOf(db, account.id)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const searches = []
    for (const row of rows) {
      const { criteria, every, name, state } = row
      searches.push({
        criteria,
        name,
        every,
        state,
        timeZone: row.time_zone,
        createdAt: isoOf(row.created_at),
        renewedAt: isoOf(row.renewed_at),
        lastAt: isoOrNull(row.last_at),
        nextAt: isoOrNull(row.due_at),
        endedAt: isoOrNull(row.ended_at),
        waiting: await waitingOf(db, row.id),
        narrowings: await narrowingsOf(db, row.id),
      })
    }
    return searches
  },
  mailedJobs: async ({ account, db }) => {
    const rows = await db
      .selectFrom('mailed_jobs')
      .innerJoin('postings', 'postings.id', 'mailed_jobs.posting_id')
      .innerJoin('companies', 'companies.id', 'postings.company_id')
      .select([...jobColumns, 'mailed_jobs.mailed_at'])
      .where('subscriber_id', 'in', subscribersOf(db, account.id))
      .orderBy('mailed_jobs.mailed_at')
      .orderBy('postings.id')
      .execute()
    return rows.map((row) => ({ ...jobIn(row), mailedAt: isoOf(row.mailed_at) }))
  },
  hiddenJobs: async ({ account, db }) => {
    const rows = await db
      .selectFrom('hidden_jobs')
      .innerJoin('postings', 'postings.id', 'hidden_jobs.posting_id')
      .innerJoin('companies', 'companies.id', 'postings.company_id')
      .select([...jobColumns, 'hidden_jobs.hidden_at'])
      .where('subscriber_id', 'in', subscribersOf(db, account.id))
      .orderBy('hidden_jobs.hidden_at')
      .orderBy('postings.id')
      .execute()
    return rows.map((row) => ({ ...jobIn(row), hiddenAt: isoOf(row.hidden_at) }))
  },
  hiddenCompanies: async ({ account, db }) => {
    const rows = await db
      .selectFrom('hidden_companies')
      .innerJoin('companies', 'companies.id', 'hidden_companies.company_id')
      .select(['companies.name as company', 'hidden_at'])
      .where('subscriber_id', 'in', subscribersOf(db, account.id))
      .orderBy('hidden_at')
      .orderBy('companies.id')
      .execute()
    return rows.map(({ company, hidden_at: hiddenAt }) => ({ company, hiddenAt: isoOf(hiddenAt) }))
  },
}

const jobColumns = ['postings.content', 'postings.slug', 'companies.name as company'] as const

interface JobRow {
  readonly content: string
  readonly slug: string | null
  readonly company: string
}

const jobIn = ({ company, content, slug }: JobRow) => ({ title: contentOf({ content }).title, company, slug })

const subscribersOf = (db: Database, accountId: string) =>
  db.selectFrom('subscribers').select('subscribers.id').where('account_id', '=', accountId)

async function waitingOf(db: Database, searchId: string) {
  const rows = await db
    .selectFrom('alert_matches')
    .innerJoin('postings', 'postings.id', 'alert_matches.posting_id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select([...jobColumns, 'alert_matches.matched_at'])
    .where('search_id', '=', searchId)
    .orderBy('matched_at')
    .orderBy('postings.id')
    .execute()
  return rows.map((row) => ({ ...jobIn(row), matchedAt: isoOf(row.matched_at) }))
}

async function narrowingsOf(db: Database, searchId: string) {
  const rows = await db
    .selectFrom('search_narrowings')
    .innerJoin('postings', 'postings.id', 'search_narrowings.posting_id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select([...jobColumns, 'reason', 'criteria_before', 'criteria_after', 'narrowed_at'])
    .where('search_id', '=', searchId)
    .orderBy('narrowed_at')
    .execute()
  return rows.map((row) => ({
    ...jobIn(row),
    reason: row.reason,
    criteriaBefore: row.criteria_before,
    criteriaAfter: row.criteria_after,
    narrowedAt: isoOf(row.narrowed_at),
  }))
}

const isoOf = (time: number) => new Date(time).toISOString()

const isoOrNull = (time: number | null) => (time === null ? null : isoOf(time))
