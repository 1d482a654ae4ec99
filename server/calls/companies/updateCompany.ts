import { takeCompanySlug } from '../../store/slugs.ts'
import { userOf } from '../shared/accounts.ts'
import { lockCompanyOf } from '../shared/companies.ts'
import type { Handler } from '../shared/context.ts'
import { requireOwnAccount } from '../shared/sessions.ts'

/**
 * Changes what an employer says of the company; another name gives the company another address, and the old one goes
 * on leading to it. Gives the updated user. Refused when nobody is signed in (401), and when the id is not theirs
 * (403).
 */
export const updateCompany: Handler<'updateCompany'> = async (context, payload) => {
  const account = await requireOwnAccount(context, payload.id)
  return context.db.transaction().execute(async (transaction) => {
    const { id, ...company } = await lockCompanyOf(transaction, account.id)
    const name = payload.companyName
    const slug =
      name === company.name
        ? company.slug
        : await takeCompanySlug(transaction.$pickTables<'company_slugs'>(), { id, name }, context.now)
    await transaction
      .updateTable('companies')
      .set({
        name,
        slug,
        website: payload.companyWebsite,
        about: payload.companyAbout,
        revision: company.revision + 1,
      })
      .where('id', '=', id)
      .execute()
    return userOf(transaction, account)
  })
}
