import { contract } from '../../../contract/index.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lockCompanyAsOwner, keepAnOwner, peopleOf } from './own.ts'

/**
 * Grants or revokes ownership of the caller's company. Returns the members.
 *
 * @throws Refused for the last owner
 */
export const changeMembership = defineHandler(
  contract.companies.changeMembership,
  async ({ account, company, db, now }, { id, membership }) => {
    const people = { accountId: account.id, now }
    return db.transaction().execute(async (transaction) => {
      await lockCompanyAsOwner(transaction, { accountId: account.id, companyId: company.id })
      ownObject(
        await transaction
          .updateTable('members')
          .set({ membership })
          .where('account_id', '=', id)
          .where('company_id', '=', company.id)
          .returning('account_id')
          .executeTakeFirst(),
      )
      const changed = await peopleOf(transaction, company.id, people)
      keepAnOwner(changed)
      return changed
    })
  },
)
