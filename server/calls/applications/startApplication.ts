import { randomInt, randomUUID } from 'node:crypto'
import { applicationsOf, NEVER, type Application } from '../../applications/applications.ts'
import { earlierAnswersTo } from '../../applications/earlier.ts'
import { ownApplicationOf } from '../../applications/shown.ts'
import { Refused } from '../../http/refused.ts'
import { postingAt } from '../../postings/postings.ts'
import { publicPostings } from '../../postings/public.ts'
import { announce } from '../../store/changes.ts'
import { isDuplicate } from '../../store/errors.ts'
import type { Database } from '../../store/schema.ts'
import { ownObject } from '../shared/access.ts'
import type { Account } from '../shared/accounts.ts'
import { lockCompanies } from '../shared/companies.ts'
import type { ApplicationHandler } from '../shared/context.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Begins an application to a posting that takes people. Gives the draft; where one is open already, that one.
 * Beside it stands what the candidate has answered to the same questions before.
 *
 * Refused: 404 when nobody can apply for such a job; when the candidate's address is verified and that of one
 * of the hiring company's members.
 */
export const startApplication: ApplicationHandler<'startApplication'> = async (
  { account, db, now },
  { slug },
) => {
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
      // Whoever accepts an invitation of the company at this moment waits, or has become a member by then.
      await lockCompanies(transaction, [posting.company_id])
      await refuseMembers(transaction, posting.company_id, account)
      const draft = await begin(transaction, account.id, posting.id, now)
      const { candidate_id: candidateId, reference } = draft
      await announce(transaction, { kind: 'application', reference, candidateId, companyId: null })
      return draft
    })
    .catch(otherwise(lookForOpen))
  return begunApplicationOf(db, ownObject(begun))
}

/** An application that is begun, with what its candidate has answered to the same questions before. */
async function begunApplicationOf(db: Database, application: Application) {
  return {
    ...(await ownApplicationOf(db, application)),
    earlier: application.state === 'draft' ? await earlierAnswersTo(db, application) : {},
  }
}

/** Another window may have begun it at the same moment. */
const otherwise =
  <Found>(look: () => Promise<Found>) =>
  (error: unknown): Promise<Found> => {
    if (isDuplicate(error)) return look()
    throw error
  }

/**
 * Nobody is applicant and member of the hiring company at once. Whoever has not verified an address may have typed
 * somebody else's, and must not learn from it for whom that person acts: their draft cannot be sent anyway.
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
  if (member) throw new Refused('You act for this company, so you cannot apply to it.')
}

/**
 * Makes the draft of an application, within the transaction that holds the company. Refused: 404 when nobody can apply
 * any more.
 */
export async function begin(db: Database, candidateId: string, postingId: string, now: number) {
  // Only now: whoever held the company before may have closed the posting, and let its drafts lapse.
  ownObject(
    await publicPostings(db).select('postings.id').where('postings.id', '=', postingId).executeTakeFirst(),
  )
  return db
    .insertInto('applications')
    .values({
      id: randomUUID(),
      reference: await freeReference(db),
      posting_id: postingId,
      candidate_id: candidateId,
      state: 'draft',
      stage: null,
      turn: null,
      lateness: null,
      due_at: NEVER,
      leaves_at: null,
      content: JSON.stringify({ resume: null, letter: null, answers: {} }),
      revision: 1,
      created_at: now,
      submitted_at: null,
      snapshot: null,
      snapshot_hash: null,
      sent_file_id: null,
      hidden_as: null,
      answer_due_at: null,
      answered_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A reference that no application has. Among ten thousand of them two would soon be alike. */
export async function freeReference(db: Database, draw = newReference): Promise<string> {
  const reference = draw()
  const taken = await db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return taken ? freeReference(db, draw) : reference
}

/** Letters and digits that nobody mistakes for one another, read out on a telephone. */
function newReference(): string {
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`
}
