import { contract, type Contract } from '../../../contract/index.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { changeMembership } from './changeMembership.ts'
import { company } from './company.ts'
import { removeCompanyLogo, setCompanyLogo } from './companyLogo.ts'
import { inviteMember } from './inviteMember.ts'
import { proveCompany } from './proveCompany.ts'
import { readInvitation } from './readInvitation.ts'
import { removeMember } from './removeMember.ts'
import { updateCompany } from './updateCompany.ts'
import { ownCompanyOf, peopleOf } from './own.ts'

export const companyHandlers: HandlersOf<Contract['companies']> = {
  company: defineHandler(contract.companies.company, company),
  /** Returns the caller's company. */
  readCompany: defineHandler(contract.companies.readCompany, async (context) =>
    ownCompanyOf(context, context.company),
  ),
  updateCompany,
  setCompanyLogo,
  removeCompanyLogo,
  proveCompany,
  /** Returns the members and invitations of the caller's company. */
  listMembers: defineHandler(contract.companies.listMembers, async ({ account, company: own, db, now }) =>
    peopleOf(db, own.id, { accountId: account.id, now }),
  ),
  inviteMember,
  changeMembership,
  removeMember,
  readInvitation,
  acceptInvitation,
}
