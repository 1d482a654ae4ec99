import { indexCompany } from '../../search/indexing.ts'
import { takeCompanySlug } from '../../store/slugs.ts'
import { userOf } from '../shared/accounts.ts'
import { ownObject } from '../shared/access.ts'
import { lockCompanyOf } from '../shared/companies.ts'
import { domainOf, isProvenByMail } from '../shared/companyProof.ts'
import type { Handler } from '../shared/context.ts'

/**
 * Changes what an employer says of the company; another name gives the company another address, and the old one goes
 * on leading to it; a website at another domain has to be proven anew. Gives the updated user.
 */
export const updateCompany: Handler<'updateCompany'> = async ({ account, db, now }, payload) =>
  db.transaction().execute(async (transaction) => {
    const { id, ...company } = ownObject(await lockCompanyOf(transaction, account.id))
    const name = payload.companyName
    const slug =
      name === company.name
        ? company.slug
        : await takeCompanySlug(transaction.$pickTables<'company_slugs'>(), { id, name }, now)
    const website = payload.companyWebsite
    const isProven =
      domainOf(website) === domainOf(company.website)
        ? company.proof === 'domain'
        : await isProvenByMail(transaction, id, website)
    await transaction
      .updateTable('companies')
      .set({
        name,
        slug,
        website,
        proof: isProven ? 'domain' : 'none',
        about: payload.companyAbout,
        revision: company.revision + 1,
      })
      .where('id', '=', id)
      .execute()
    if (name !== company.name) await indexCompany(transaction, id)
    return userOf(transaction, account)
  })
