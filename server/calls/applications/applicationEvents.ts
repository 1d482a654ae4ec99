import { contract } from '../../../contract/index.ts'
import { applicantsOf } from '../../applications/applications.ts'
import { ownObject, Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { doAsEmployer, eventTo } from './employerEvent.ts'

/**
 * Makes the same happen to several applications, each in a transaction of its own: one that is refused holds back none
 * of the others, and what was done stays done whatever comes after it. In a message `{{name}}` and `{{role}}` are each
 * reader's own; with a field that cannot be filled in it is not sent. Whoever got no answer, as from a server that died,
 * sends the same again with the same key: whatever happened since, nobody is answered twice by it, and who was not
 * answered is. Without a key that is so as long as nothing else has happened. Gives for each whether it was done, or why not.
 */
export const applicationEvents = defineHandler(
  contract.applications.applicationEvents,
  async (context, { event, ids, key }) => {
    const answers = []
    for (const id of new Set(ids)) {
      try {
        await context.limits.takeFor('applicationEvent', `${context.account.id} ${id}`)
        await context.db.transaction().execute(async (transaction) => {
          const application = ownObject(
            await applicantsOf(transaction, context.account.id)
              .selectAll()
              .where('id', '=', id)
              .executeTakeFirst(),
          )
          await doAsEmployer(transaction, {
            ...context,
            application,
            ...eventTo(application, event),
            again: { key },
          })
        })
        answers.push({ id, done: true })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const code = error.reason?.code ?? (error.status === 404 ? 'notFound' : 'refused')
        answers.push({ id, done: false, code, message: error.message })
      }
    }
    context.wakeOutbox()
    return answers
  },
)
