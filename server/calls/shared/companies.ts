import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { untilCommit } from '../../store/locks.ts'
import type { Database } from '../../store/schema.ts'
import type { CompaniesTable } from '../../store/schema/companies.ts'
import { takeCompanySlug } from '../../store/slugs.ts'

export type Company = Selectable<CompaniesTable>

const companiesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('members', 'members.company_id', 'companies.id')
    .selectAll('companies')
    .where('members.account_id', '=', accountId)

/** The company that an account acts for, if there is one. */
export const companyOf = (db: Database, accountId: string): Promise<Company | undefined> =>
  companiesOf(db, accountId).executeTakeFirst()

/** As `companyOf`, held until the transaction ends: whoever else wants to change it, or to hold it, waits. */
export const lockCompanyOf = (transaction: Database, accountId: string): Promise<Company> =>
  companiesOf(transaction, accountId).modifyEnd(untilCommit(transaction)).executeTakeFirstOrThrow()

/**
 * Makes a company with an account as its owner, within the transaction that makes the account.
 *
 * @param now in milliseconds since 1970
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
      website: '',
      about: '',
      size: null,
      industry: '',
      places: '[]',
      proof: 'none',
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
