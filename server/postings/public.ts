import type { Database } from '../store/schema.ts'

/**
 * The postings that everybody finds and can apply to: those that are published, of companies that are not suspended.
 * Nothing is selected yet; each stands beside its company. Whatever lists postings to everybody begins here.
 */
export const publicPostings = (db: Database) =>
  db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .where('postings.state', 'in', ['published', 'unconfirmed'])
    .where('companies.suspended_at', 'is', null)
