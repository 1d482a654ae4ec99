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
 * Invites somebody to act for the own company, by a mail with a link that works for a week, once. Who is invited already
 * gets another mail, and the link before it works no more. Gives who acts for the company.
 *
 * Refused: 429 when this address was mailed too often; at the field when the person acts for the company already; 403 while
 * the company is suspended.
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
