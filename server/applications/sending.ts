import { fits, type Answer, type ApplicationContent } from '../../contract/applications/application.ts'
import type { Sent } from '../../contract/applications/sent.ts'
import { emptyFieldsInWords, mergedLetter, type LetterValues } from '../../contract/letters/letter.ts'
import { Refused } from '../refused.ts'
import { lettersOf } from '../letters/letters.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { draftContentOf, type LockedApplication } from './applications.ts'
import { sentResume, type Snapshot } from './chosen.ts'
import { cannotBeSent } from './readiness.ts'

/**
 * Builds the snapshot of an application from its current resume, letter, answers, posting and sender.
 *
 * @throws Refused at the field `resume` if the file or resume is not the candidate's or was deleted; at the
 * field `letter` if the letter does not exist or a merge field has no value
 */
export async function sendingOf(
  transaction: Database,
  { application, posting }: LockedApplication,
): Promise<Snapshot> {
  const { answers, letter, resume } = draftContentOf(application)
  const content = contentOf(posting)
  const candidate = await transaction
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email_address'])
    .where('id', '=', application.candidate_id)
    .executeTakeFirstOrThrow()
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'slug'])
    .where('id', '=', posting.company_id)
    .executeTakeFirstOrThrow()
  const given = new Map<string, Answer>(Object.entries(answers))
  return {
    resume: await sentResume(transaction, application.candidate_id, resume),
    letter: await letterOf(transaction, application.candidate_id, letter, {
      company: company.name,
      role: content.title,
      name: `${candidate.first_name} ${candidate.last_name}`,
    }),
    answers: content.questions.map((question) => {
      const answer = given.get(question.key)
      const { key, kind, label } = question
      return { key, kind, label, answer: answer !== undefined && fits(question, answer) ? answer : null }
    }),
    posting: content,
    company,
    candidate: {
      firstName: candidate.first_name,
      lastName: candidate.last_name,
      emailAddress: candidate.email_address,
    },
  }
}

/** Letter with merge fields filled in, as the employer reads it. */
async function letterOf(
  transaction: Database,
  candidateId: string,
  letter: ApplicationContent['letter'],
  values: LetterValues,
): Promise<Sent['letter']> {
  if (letter === null) return null
  const { empty, text } = mergedLetter(await bodyOf(transaction, candidateId, letter), values)
  const problem = emptyFieldsInWords(empty)
  if (problem !== undefined) throw Refused.field('letter', problem)
  return { text }
}

async function bodyOf(
  transaction: Database,
  candidateId: string,
  letter: NonNullable<ApplicationContent['letter']>,
): Promise<string> {
  if ('text' in letter) return letter.text
  const found = await ownLetter(transaction, candidateId, letter.letterId)
  if (found.body.trim() === '') throw Refused.field('letter', cannotBeSent.emptyLetter)
  return found.body
}

/**
 * Saved letter that the candidate can send.
 *
 * @throws Refused at the field `letter` if it is not theirs, is in the trash, or was deleted
 */
export async function ownLetter(db: Database, candidateId: string, id: string) {
  const letter = await lettersOf(db, candidateId)
    .select('body')
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  if (!letter) throw Refused.field('letter', cannotBeSent.noLetter)
  return letter
}
