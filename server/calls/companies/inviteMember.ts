import { contract } from '../../../contract/index.ts'
import { randomUUID } from 'node:crypto'
import { maxMembers } from '../../../contract/companies/ownCompany.ts'
import { Refused } from '../../refused.ts'
import { invitationLasts, requestInvitation } from '../../mail/invitations.ts'
import { meetExclusions } from '../../talent/meetExclusions.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { takeMail } from '../shared/mailBudget.ts'
import { lockCompanyAsOwner, peopleOf } from './own.ts'
import { companiesRefusals } from '../../words/companies.ts'

const suspended = () =>
  new Refused(companiesRefusals.suspended, {
    status: 403,
  })

/**
 * Invites a person to the caller's company by email, with a link that works once, within a week. A repeated
 * invitation replaces the previous link. Returns the members.
 *
 * @throws Refused (429) after too many emails to this address; Refused at the field if the person is a member
 * already; Refused (403) while the company is suspended
 */
export const inviteMember = defineHandler(
  contract.companies.inviteMember,
  async (context, { emailAddress, membership }) => {
    const { account, company, db, now, wakeOutbox } = context
    const people = { accountId: account.id, now }
    const known = await peopleOf(db, company.id, people)
    if (known.members.some((member) => member.emailAddress === emailAddress)) {
      throw Refused.field('emailAddress', companiesRefusals.memberAlready)
    }
    await takeMail(context, 'invitation', emailAddress)
    await db.transaction().execute(async (transaction) => {
      const held = await lockCompanyAsOwner(transaction, { accountId: account.id, companyId: company.id })
      if (held.suspended_at !== null) throw suspended()
      await transaction
        .deleteFrom('invitations')
        .where('company_id', '=', company.id)
        .where('email_address', '=', emailAddress)
        .execute()
      const { members, invitations } = await peopleOf(transaction, company.id, people)
      if (members.length + invitations.length >= maxMembers) {
        throw new Refused(companiesRefusals.full)
      }
      const id = randomUUID()
      await transaction
        .insertInto('invitations')
        .values({
          id,
          company_id: company.id,
          email_address: emailAddress,
          membership,
          code_hash: null,
          created_at: now,
          expires_at: now + invitationLasts,
        })
        .execute()
      await meetExclusions(transaction, company.id)
      await requestInvitation(transaction, { invitationId: id, recipient: emailAddress }, now)
    })
    wakeOutbox()
    return peopleOf(db, company.id, people)
  },
)
