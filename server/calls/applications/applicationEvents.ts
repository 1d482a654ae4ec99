import { applicantsOf } from '../../applications/applications.ts'
import { Refused } from '../../http/refused.ts'
import { ownObject } from '../shared/access.ts'
import type { ApplicationHandler } from '../shared/context.ts'
import { doAsEmployer } from './employerEvent.ts'

/**
 * Makes the same happen to several applications, each in a transaction of its own: one that is refused holds back none
 * of the others, and what was done stays done whatever comes after it. Gives for each whether it was done, or why not.
 */
export const applicationEvents: ApplicationHandler<'applicationEvents'> = async (context, { event, ids }) => {
  const answers = []
  for (const id of new Set(ids)) {
    try {
      await context.db.transaction().execute(async (transaction) => {
        ownObject(
          await applicantsOf(transaction, context.account.id)
            .select('id')
            .where('id', '=', id)
            .executeTakeFirst(),
        )
        await doAsEmployer(transaction, { ...context, id, event })
      })
      answers.push({ id, done: true })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const code = error.reason?.code ?? (error.status === 404 ? 'notFound' : 'refused')
      answers.push({ id, done: false, code, message: error.message })
    }
  }
  return answers
}
