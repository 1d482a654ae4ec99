import { fits, type Answer } from '../../contract/applications/application.ts'
import type { Sent } from '../../contract/applications/calls.ts'
import { filesOf } from '../files/files.ts'
import { Refused } from '../http/refused.ts'
import { contentOf } from '../postings/postings.ts'
import { untilCommit } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { saidIn, type Held } from './applications.ts'

/**
 * What is sent with an application, as it is at this moment: the resume, the letter, the answers, the posting as it
 * stands, and who sends it.
 *
 * @throws Refused at the field `resume` when the file is not the candidate's, or was deleted
 */
export async function sendingOf(transaction: Database, { application, posting }: Held): Promise<Sent> {
  const { answers, letter, resume } = saidIn(application)
  const content = contentOf(posting)
  // Held, so that it is not deleted at the same moment.
  const file = await filesOf(transaction, application.candidate_id)
    .select(['id', 'name', 'digest'])
    .where('id', '=', resume?.fileId ?? '')
    .modifyEnd(untilCommit(transaction))
    .executeTakeFirst()
  if (!file?.digest) throw Refused.field('resume', 'This file is not there any more. Choose another one.')
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
    resume: { fileId: file.id, name: file.name, digest: file.digest },
    letter,
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
