import { userOf } from '../shared/accounts.ts'
import type { Handler } from '../shared/context.ts'
import { requireOwnAccount } from '../shared/sessions.ts'

/**
 * Changes what an employer says of the company. Gives the updated user. Refused when nobody is signed in (401), and
 * when the id is not theirs (403).
 */
export const updateCompany: Handler<'updateCompany'> = async (context, payload) => {
  const account = await requireOwnAccount(context, payload.id)
  const updated = await context.db
    .updateTable('accounts')
    .set({
      company_name: payload.companyName,
      company_website: payload.companyWebsite,
      company_about: payload.companyAbout,
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return userOf(updated)
}
