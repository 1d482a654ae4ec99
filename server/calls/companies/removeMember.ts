import { contract } from '../../../contract/index.ts'
import { announce } from '../../store/changes.ts'
import { ownObject } from '../../refused.ts'
import { lockCompanies } from '../../companies/companies.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lockCompanyAsOwner, keepAnOwner, peopleOf } from './own.ts'

/**
 * Takes a member or an invitation out of the own company; everybody may take themselves out. Gives who is left. Refused:
 * 403 for who is no owner, 404 for who is not there, and for the last owner.
 */
export const removeMember = defineHandler(
  contract.companies.removeMember,
  async ({ account, company, db, now }, { id }) =>
    db.transaction().execute(async (transaction) => {
      if (id === account.id) await lockCompanies(transaction, [company.id])
      else await lockCompanyAsOwner(transaction, { accountId: account.id, companyId: company.id })
      const member = await transaction
        .deleteFrom('members')
        .where('account_id', '=', id)
        .where('company_id', '=', company.id)
        .returning('account_id')
        .executeTakeFirst()
      const invitation = await transaction
        .deleteFrom('invitations')
        .where('id', '=', id)
        .where('company_id', '=', company.id)
        .returning('id')
        .executeTakeFirst()
      ownObject(member ?? invitation)
      if (member) await announce(transaction, { kind: 'access', accountId: member.account_id })
      const left = await peopleOf(transaction, company.id, { accountId: account.id, now })
      keepAnOwner(left)
      return left
    }),
)
