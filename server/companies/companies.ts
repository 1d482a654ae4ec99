import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { CompaniesTable, MembersTable } from '../store/schema/companies.ts'
import { takeCompanySlug } from '../store/slugs.ts'
import { foldedName } from './foldedName.ts'

export type Company = Selectable<CompaniesTable>

/** Company and role of a member. */
export type OwnCompany = Company & Pick<Selectable<MembersTable>, 'membership'>

const companiesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('members', 'members.company_id', 'companies.id')
    .selectAll('companies')
    .select('members.membership')
    .where('members.account_id', '=', accountId)

/** Company of an account; undefined without one. */
export const companyOf = (db: Database, accountId: string): Promise<OwnCompany | undefined> =>
  companiesOf(db, accountId).executeTakeFirst()

/** Locks companies until the transaction ends, for changes to them or to their members. */
export const lockCompanies = (transaction: Database, ids: readonly string[]): Promise<Company[]> =>
  transaction
    .selectFrom('companies')
    .selectAll()
    .where('id', 'in', ids)
    // Fixed order, to avoid deadlocks.
    .orderBy('id')
    .modifyEnd(forUpdate(transaction))
    .execute()

/** Company of an account, locked; undefined without one. */
export async function lockCompanyOf(
  transaction: Database,
  accountId: string,
): Promise<OwnCompany | undefined> {
  const known = await companyOf(transaction, accountId)
  if (known) await lockCompanies(transaction, [known.id])
  // Read again after locking, because the membership may have changed.
  return known && companyOf(transaction, accountId)
}

/** Columns of a company without a verified website. */
export const unproven = { proof: 'none', proven_at: null, proven_by: null } as const

/**
 * Creates a company with an account as its owner, within the transaction that creates the account.
 *
 * @param now milliseconds since 1970
 */
export async function foundCompany(
  transaction: Database,
  { accountId, name, now }: { readonly accountId: string; readonly name: string; readonly now: number },
): Promise<void> {
  const company = { id: randomUUID(), name }
  const slug = await takeCompanySlug(transaction.$pickTables<'company_slugs'>(), company, now)
  await transaction
    .insertInto('companies')
    .values({
      ...company,
      slug,
      folded_name: foldedName(name),
      website: '',
      website_domain: '',
      about: '',
      size: null,
      industry: '',
      places: '[]',
      ...unproven,
      revision: 1,
      created_at: now,
      suspended_at: null,
    })
    .execute()
  await transaction
    .insertInto('members')
    .values({ company_id: company.id, account_id: accountId, membership: 'owner', created_at: now })
    .execute()
}
