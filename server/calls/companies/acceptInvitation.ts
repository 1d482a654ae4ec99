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
 * Makes the caller a member of the company that invited this address, and of no other company. Verifies the
 * address, because the link was mailed there. Returns the company.
 *
 * @throws Refused identically for a code that is wrong, expired, replaced, used, for another address, or of a
 * suspended company; Refused if the caller's present company has postings or would lose its last owner, and
 * while a verified account with this address has an open application to the inviting company
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
      // Read after locking: the previous lock holder may have accepted or revoked it.
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
 * Nobody can be applicant and member of the hiring company at once. A draft by an unverified account is
 * ignored: it may be somebody else's, and cannot be sent once the member exists.
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

/** Removes a member from a company without postings. A company without members is purged later. */
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
