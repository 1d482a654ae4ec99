import { contract } from '../../../contract/index.ts'
import { applicantsOf } from '../../applications/applications.ts'
import { ownObject, Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { doAsEmployer, eventTo } from './employerEvent.ts'

/**
 * Applies one event to several applications, each in its own transaction, so that a refused one does not
 * affect the others. The merge fields `{{name}}` and `{{role}}` of a message are filled in for each
 * recipient; a message with another field is refused. A retry with the same `key` skips applications that
 * already have the event; without a key, only those whose last event it is. Returns an outcome for each
 * application.
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
