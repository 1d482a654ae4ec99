import { sql } from 'kysely'
import type { Condition } from '../search/wordMatching.ts'
import type { Database } from '../store/schema.ts'

/**
 * Condition that a company may see a person of the index: it was not excluded, and nobody acts for it whose address is the
 * person's own. It is part of each statement, so that an excluded person is neither counted nor told from an unknown one.
 */
export const isVisibleTo = (companyId: string): Condition => sql`
  not exists (select 1 from excluded_companies
    where excluded_companies.company_id = ${companyId}
    and excluded_companies.account_id = search_profiles.account_id)
  and search_profiles.account_id not in (select own.id from members
    inner join accounts as member on member.id = members.account_id
    inner join accounts as own on own.email_address = member.email_address and own.role = 'candidate'
    where members.company_id = ${companyId})`

/** People whom a company may see. */
export const peopleVisibleTo = (db: Database, companyId: string) =>
  db.selectFrom('search_profiles').where(isVisibleTo(companyId))
