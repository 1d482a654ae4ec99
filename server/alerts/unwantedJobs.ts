import type { JobInList } from '../../contract/search/job.ts'
import type { Database } from '../store/schema.ts'

/**
 * Predicate that is true for jobs that a candidate has hidden, whose company they have hidden, or to which
 * they have applied.
 */
export async function unwantedJobsOf(db: Database, accountId: string): Promise<(job: JobInList) => boolean> {
  const subscribers = db.selectFrom('subscribers').select('id').where('account_id', '=', accountId)
  const jobs = await db
    .selectFrom('postings')
    .select('slug')
    .where((row) =>
      row.or([
        row(
          'id',
          'in',
          row.selectFrom('hidden_jobs').select('posting_id').where('subscriber_id', 'in', subscribers),
        ),
        row(
          'id',
          'in',
          row
            .selectFrom('applications')
            .select('posting_id')
            .where('candidate_id', '=', accountId)
            .where('submitted_at', 'is not', null),
        ),
      ]),
    )
    .execute()
  const companies = await db
    .selectFrom('hidden_companies')
    .innerJoin('companies', 'companies.id', 'hidden_companies.company_id')
    .select('companies.slug')
    .where('subscriber_id', 'in', subscribers)
    .execute()
  const slugs = new Set(jobs.map(({ slug }) => slug))
  const ofCompanies = new Set(companies.map(({ slug }) => slug))
  return ({ company, slug }) => slugs.has(slug) || ofCompanies.has(company.slug)
}
