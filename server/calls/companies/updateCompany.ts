import { ownObject, Refused } from '../../refused.ts'
import { indexCompany } from '../../postings/findable.ts'
import { announce } from '../../store/changes.ts'
import { takeCompanySlug } from '../../store/slugs.ts'
import { userOf } from '../../auth/accounts.ts'
import { companyOf, lockCompanyOf, unproven } from '../../companies/companies.ts'
import { domainOf, isProvenByMail, proven } from '../../companies/proof.ts'
import type { OwnCompanyHandler } from '../shared/context.ts'
import { ownCompanyOf } from './own.ts'

/**
 * Changes what an employer says of the company; another name gives the company another address, and the old one goes
 * on leading to it; a website at another domain has to be proven anew. Gives the company, and the updated user. Refused
 * (409) when another change came first.
 */
export const updateCompany: OwnCompanyHandler<'updateCompany'> = async (
  { account, db, keyedHash, now },
  { revision, company: { places, industry, size, ...said } },
) =>
  db.transaction().execute(async (transaction) => {
    const { id, ...before } = ownObject(await lockCompanyOf(transaction, account.id))
    if (before.revision !== revision) throw Refused.conflict(before.revision)
    const { name, website } = said
    const slug =
      name === before.name
        ? before.slug
        : await takeCompanySlug(transaction.$pickTables<'company_slugs'>(), { id, name }, now)
    const isElsewhere = domainOf(website) !== domainOf(before.website)
    const isByMail = isElsewhere && (await isProvenByMail(transaction, id, website))
    await transaction
      .updateTable('companies')
      .set({
        ...said,
        slug,
        ...(isElsewhere && (isByMail ? proven('mail', now) : unproven)),
        revision: revision + 1,
        ...(size !== undefined && { size }),
        ...(industry !== undefined && { industry }),
        ...(places !== undefined && { places: JSON.stringify(places) }),
      })
      .where('id', '=', id)
      .execute()
    if (name !== before.name) await indexCompany(transaction, id)
    await announce(transaction, { kind: 'company', companyId: id })
    const company = ownObject(await companyOf(transaction, account.id))
    return { ...ownCompanyOf(company, keyedHash), user: await userOf(transaction, account) }
  })
