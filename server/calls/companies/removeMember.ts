import { contract } from '../../../contract/index.ts'
import { announce } from '../../store/changes.ts'
import { ownObject } from '../../refused.ts'
import { lockCompanies } from '../../companies/companies.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lockCompanyAsOwner, keepAnOwner, peopleOf } from './own.ts'

/**
 * Removes a member or an invitation from the caller's company. Every member may leave on their own. Returns
 * the remaining members.
 *
 * @throws Refused (403) unless the caller is an owner or leaves; Refused (404) for an unknown id; Refused for
 * the last owner
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
