import { fits, type Answer } from '../../contract/applications/application.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { applicationsOf, sentIn, type Application } from './applications.ts'

/** Number of latest applications to search for earlier answers. Older answers may be outdated. */
const LOOKED_THROUGH = 20

/**
 * Earlier answers of a candidate that fit the questions of an application. An answer fits a question with the
 * same words and kind; the latest one wins.
 *
 * @returns answers by question key of this posting
 */
export async function earlierAnswersTo(
  db: Database,
  { candidate_id: candidateId, posting_id: postingId }: Pick<Application, 'candidate_id' | 'posting_id'>,
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
