import { contract } from '../../../contract/index.ts'
import { applicationsOf, begin, type Application } from '../../applications/applications.ts'
import { earlierAnswersTo } from '../../applications/earlier.ts'
import { ownApplicationOf } from '../../applications/shown.ts'
import { ownObject, Refused } from '../../refused.ts'
import { postingAt } from '../../postings/postings.ts'
import { publicPostings } from '../../postings/public.ts'
import { announce } from '../../store/changes.ts'
import { isDuplicate } from '../../store/errors.ts'
import type { Database } from '../../store/schema.ts'
import type { Account } from '../../auth/accounts.ts'
import { lockCompanies } from '../../companies/companies.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { applicationsRefusals } from '../../words/applications.ts'

/**
 * Starts an application to an open posting. Returns the draft, or the open application if there is one, with
 * the candidate's earlier answers to the same questions.
 *
 * @throws Refused (404) if the job does not accept applications; Refused if the candidate's verified address
 * belongs to a member of the hiring company
 */
export const startApplication = defineHandler(
  contract.applications.startApplication,
  async ({ account, db, now }, { slug }) => {
    const lookForOpen = () =>
      applicationsOf(db, account.id)
        .selectAll()
        .where('posting_id', 'in', postingAt(db, slug).select('id'))
        .where('state', 'in', ['draft', 'active'])
        .executeTakeFirst()
    const open = await lookForOpen()
    if (open) return begunApplicationOf(db, open)
    const posting = ownObject(
      await publicPostings(db)
        .select(['postings.id', 'postings.company_id'])
        .where('postings.slug', '=', slug)
        .executeTakeFirst(),
    )
    const begun = await db
      .transaction()
      .execute(async (transaction) => {
        // Locks the company, which serializes with a concurrent acceptance of an invitation.
        await lockCompanies(transaction, [posting.company_id])
        await refuseMembers(transaction, posting.company_id, account)
        const draft = await begin(transaction, account.id, posting.id, now)
        const { candidate_id: candidateId, reference } = draft
        await announce(transaction, { kind: 'application', reference, candidateId, companyId: null })
        return draft
      })
      .catch(otherwise(lookForOpen))
    return begunApplicationOf(db, ownObject(begun))
  },
)

/** Draft with the candidate's earlier answers to the same questions. */
async function begunApplicationOf(db: Database, application: Application) {
  return {
    ...(await ownApplicationOf(db, application)),
    earlier: application.state === 'draft' ? await earlierAnswersTo(db, application) : {},
  }
}

/** Handles a duplicate key: another window may have created the draft concurrently. */
const otherwise =
  <Found>(look: () => Promise<Found>) =>
  (error: unknown): Promise<Found> => {
    if (isDuplicate(error)) return look()
    throw error
  }

/**
 * Members of the hiring company cannot apply. Only a verified address counts: an unverified one may belong to
 * somebody else, and must not reveal where they work. A draft with an unverified address cannot be sent
 * anyway.
 */
async function refuseMembers(db: Database, companyId: string, account: Account): Promise<void> {
  if (account.verified_at === null) return
  const member = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.id')
    .where('members.company_id', '=', companyId)
    .where('accounts.email_address', '=', account.email_address)
    .executeTakeFirst()
  if (member) throw new Refused(applicationsRefusals.memberCannotApply)
}
