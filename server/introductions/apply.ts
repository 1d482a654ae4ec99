import type { CandidateIntroductionEvent } from '../../contract/introductions/lifecycle.ts'
import { applicationsOf, begin, lockApplication, draftContentOf } from '../applications/applications.ts'
import { applyApplicationEvent } from '../applications/change.ts'
import { lockCompanies } from '../companies/companies.ts'
import { ownObject } from '../refused.ts'
import type { Database } from '../store/schema.ts'
import type { HeldIntroduction } from './introductions.ts'
import { resumeToShare, sharedIn } from './shared.ts'

type Apply = Extract<CandidateIntroductionEvent, { type: 'apply' }>

/**
 * Creates and sends the application that results from an invitation, within the transaction that locks the
 * invitation. It uses the shared resume, or that of the profile. An existing draft for the job is completed.
 *
 * @returns the id of the application
 * @throws Refused with a path such as `answers.ticket` for each missing field if it cannot be sent
 */
export async function applyFrom(
  transaction: Database,
  { introduction, posting }: HeldIntroduction,
  { answers = {} }: Apply,
  now: number,
): Promise<string> {
  const candidateId = introduction.candidate_id
  // Serializes with the acceptance of an invitation to become a member, as for any other draft.
  await lockCompanies(transaction, [posting.company_id])
  const begun = await applicationsOf(transaction, candidateId)
    .selectAll()
    .where('posting_id', '=', posting.id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  const draft = begun ?? (await begin(transaction, candidateId, posting.id, now))
  const { letter, ...said } = draftContentOf(draft)
  const resume = await resumeToShare(transaction, candidateId, sharedIn(introduction)?.resume?.resumeId)
  const content = {
    resume: resume ? { resumeId: resume.id } : said.resume,
    letter,
    answers: { ...said.answers, ...answers },
  }
  await transaction
    .updateTable('applications')
    .set({ content: JSON.stringify(content), revision: draft.revision + 1 })
    .where('id', '=', draft.id)
    .execute()
  const held = ownObject(await lockApplication(transaction, draft.id, posting.id))
  const change = { actor: 'candidate', accountId: candidateId, now, undoSeconds: 0 } as const
  const { application } = await applyApplicationEvent(transaction, held, { type: 'submit' }, change)
  return application.id
}
