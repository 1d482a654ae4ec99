import { randomInt, randomUUID } from 'node:crypto'
import { applicationsOf, NEVER } from '../../applications/applications.ts'
import { ownApplicationOf } from '../../applications/shown.ts'
import { Refused } from '../../http/refused.ts'
import { publicPostings } from '../../postings/public.ts'
import { isDuplicate } from '../../store/errors.ts'
import type { Database } from '../../store/schema.ts'
import { ownObject } from '../shared/access.ts'
import type { Account } from '../shared/accounts.ts'
import type { ApplicationHandler } from '../shared/context.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Begins an application to a posting that takes people. Gives the draft; where one is open already, that one.
 *
 * Refused: 404 when nobody can apply for such a job; when the candidate's address is one of the hiring company's
 * members.
 */
export const startApplication: ApplicationHandler<'startApplication'> = async (
  { account, db, now },
  { slug },
) => {
  const lookForOpen = () =>
    applicationsOf(db, account.id)
      .selectAll()
      .where('posting_id', 'in', db.selectFrom('postings').select('id').where('slug', '=', slug))
      .where('state', 'in', ['draft', 'active'])
      .executeTakeFirst()
  const open = await lookForOpen()
  if (open) return ownApplicationOf(db, open)
  const posting = ownObject(
    await publicPostings(db)
      .select(['postings.id', 'postings.company_id'])
      .where('postings.slug', '=', slug)
      .executeTakeFirst(),
  )
  await refuseMembers(db, posting.company_id, account)
  const begun = await begin(db, account.id, posting.id, now).catch(otherwise(lookForOpen))
  return ownApplicationOf(db, ownObject(begun))
}

/** Another window may have begun it at the same moment. */
const otherwise =
  <Found>(look: () => Promise<Found>) =>
  (error: unknown): Promise<Found> => {
    if (isDuplicate(error)) return look()
    throw error
  }

/** Nobody is applicant and member of the hiring company at once. */
async function refuseMembers(db: Database, companyId: string, account: Account): Promise<void> {
  const member = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.id')
    .where('members.company_id', '=', companyId)
    .where('accounts.email_address', '=', account.email_address)
    .executeTakeFirst()
  if (member) throw new Refused('You act for this company, so you cannot apply to it.')
}

const begin = (db: Database, candidateId: string, postingId: string, now: number) =>
  db
    .insertInto('applications')
    .values({
      id: randomUUID(),
      reference: newReference(),
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
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Letters and digits that nobody mistakes for one another, read out on a telephone. */
function newReference(): string {
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`
}
