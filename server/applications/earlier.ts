import { fits, type Answer } from '../../contract/applications/application.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { applicationsOf, sentIn, type Application } from './applications.ts'

/** How many applications are looked through: what somebody answered before them is old. */
const LOOKED_THROUGH = 20

/**
 * What a candidate has answered before to the questions that an application asks, the last answer first: to a question
 * with the same words and of the same kind, if it still fits.
 *
 * @returns by the key of the question here
 */
export async function earlierAnswersTo(
  db: Database,
  { candidate_id: candidateId, posting_id: postingId }: Application,
): Promise<Readonly<Record<string, Answer>>> {
  const posting = await db
    .selectFrom('postings')
    .selectAll()
    .where('id', '=', postingId)
    .executeTakeFirstOrThrow()
  const { questions } = contentOf(posting)
  if (questions.length === 0) return {}
  const sent = await applicationsOf(db, candidateId)
    .selectAll()
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(LOOKED_THROUGH)
    .execute()
  const answered = sent.flatMap((application) => sentIn(application)?.answers ?? [])
  return Object.fromEntries(
    questions.flatMap((question) => {
      const known = answered.find(
        ({ answer, kind, label }) =>
          kind === question.kind &&
          sameWords(label) === sameWords(question.label) &&
          answer !== null &&
          answer !== '' &&
          fits(question, answer),
      )?.answer
      return known === undefined || known === null ? [] : [[question.key, known]]
    }),
  )
}

const sameWords = (label: string) => label.trim().toLowerCase()
