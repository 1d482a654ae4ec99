import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '../search/wordMatching.ts'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'

/** Accounts of candidates who have the email address of a company's member. */
const membersAsCandidates = (companyId: string) => sql`
  select own.id from members
    inner join accounts as member on member.id = members.account_id
    inner join accounts as own on own.email_address = member.email_address and own.role = 'candidate'
    where members.company_id = ${companyId}`

/**
 * Condition that a company may see an indexed person: it is not excluded, and none of its members has the
 * person's address. It is part of every statement, so that excluded people are not counted, and cannot be
 * distinguished from unknown ones.
 *
 * @param accountId column with the account of the person
 */
export const isVisibleTo = (
  db: Database,
  companyId: string,
  accountId: RawBuilder<string> = sql.ref('search_profiles.account_id'),
): Condition => sql`
  not exists (select 1 from excluded_companies
    where excluded_companies.company_id = ${companyId}
    and excluded_companies.account_id = ${accountId})
  and ${accountId} ${isNoneOf(db, membersAsCandidates(companyId))}`

/** An array for PostgreSQL, whose planner counts the costs of a subquery again for every row. */
const isNoneOf = (db: Database, ids: RawBuilder<unknown>) =>
  isPostgres(db) ? sql`<> all (array(${ids}))` : sql`not in (${ids})`

/** Query of the people whom a company may see. */
export const peopleVisibleTo = (db: Database, companyId: string) =>
  db.selectFrom('search_profiles').where(isVisibleTo(db, companyId))
