import { contract } from '../../../contract/index.ts'
import { ownObject, Refused } from '../../refused.ts'
import { announce } from '../../store/changes.ts'
import type { Database } from '../../store/schema.ts'
import { meetExclusions } from '../../talent/meetExclusions.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { companyOf, lockCompanies } from '../../companies/companies.ts'
import { proveByMail } from '../../companies/proof.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { invitationFor, invitationExpired } from './invitation.ts'
import { keepAnOwner, ownCompanyOf, peopleOf } from './own.ts'
import { companiesRefusals } from '../../words/companies.ts'

/**
 * Has who is signed in act for the company that invited this address, and for no other. Verifies the address: the link
 * was mailed there. Returns the company.
 *
 * Refused alike for a code that is wrong, old, replaced, used or of another address or of a suspended company; when the
 * own company has postings, or would be left without an owner; and while an application of this address, when that is
 * verified, to the company is open.
 */
export const acceptInvitation = defineHandler(
  contract.companies.acceptInvitation,
  async (context, { code }) => {
    const { account, db, now } = context
    const mailed = { code, emailAddress: account.email_address, now }
    await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, account.id)
      const known = await invitationFor(transaction, mailed)
      if (!known) throw invitationExpired()
      const own = await companyOf(transaction, account.id)
      await lockCompanies(transaction, own ? [known.company_id, own.id] : [known.company_id])
      // Read after the lock: the previous holder may have accepted or revoked it.
      const invitation = await invitationFor(transaction, mailed)
      if (!invitation) throw invitationExpired()
      const { company_id: companyId, id, membership } = invitation
      await refuseApplicant(transaction, companyId, account.email_address)
      await transaction.deleteFrom('invitations').where('id', '=', id).execute()
      await transaction
        .updateTable('accounts')
        .set((row) => ({ verified_at: row.fn.coalesce('verified_at', row.val(now)) }))
        .where('id', '=', account.id)
        .execute()
      if (own?.id !== companyId) {
        if (own) await leave(transaction, own.id, { accountId: account.id, now })
        await transaction
          .insertInto('members')
          .values({ company_id: companyId, account_id: account.id, membership, created_at: now })
          .execute()
        await announce(transaction, { kind: 'access', accountId: account.id })
        await meetExclusions(transaction, companyId)
      }
      await proveByMail(transaction, account.id, now)
    })
    return ownCompanyOf(context, ownObject(await companyOf(db, account.id)))
  },
)

/**
 * Nobody is applicant and member of the hiring company at once. A draft of an account whose address is not verified may
 * be somebody else's: it keeps nobody out, and cannot be sent once there is such a member.
 */
async function refuseApplicant(transaction: Database, companyId: string, address: string): Promise<void> {
  const application = await transaction
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .innerJoin('accounts', 'accounts.id', 'applications.candidate_id')
    .select('applications.id')
    .where('postings.company_id', '=', companyId)
    .where('accounts.email_address', '=', address)
    .where('accounts.verified_at', 'is not', null)
    .where('applications.state', 'in', ['draft', 'active'])
    .limit(1)
    .executeTakeFirst()
  if (application) {
    throw new Refused(companiesRefusals.applicantCannotJoin)
  }
}

/** Removes a member from a company without postings; an empty company is purged later. */
async function leave(
  transaction: Database,
  companyId: string,
  people: { readonly accountId: string; readonly now: number },
): Promise<void> {
  const posting = await transaction
    .selectFrom('postings')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()
  if (posting) {
    throw new Refused(companiesRefusals.memberElsewhere)
  }
  await transaction.deleteFrom('members').where('account_id', '=', people.accountId).execute()
  const left = await peopleOf(transaction, companyId, people)
  if (left.members.length > 0) keepAnOwner(left)
}
