import { contract } from '../../../contract/index.ts'
import { applicantsOf } from '../../applications/applications.ts'
import { ownObject, Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { doAsEmployer, eventTo } from './employerEvent.ts'

/**
 * Applies one event to several applications, each in a transaction of its own: a refused one neither stops nor undoes
 * the others. A message fills `{{name}}` and `{{role}}` for each reader, and is refused with a field that cannot be
 * filled in. A repeat with the same `key` skips the applications that already have the event, so a client can retry
 * after a lost response; without a key, it skips them only while the event is their last. Returns for each whether it
 * was done, or why not.
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
