import { addressed } from '../../../contract/applications/addressed.ts'
import type { EmployerApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import { applicantsOf, sentIn, type Application } from '../../applications/applications.ts'
import { Refused } from '../../http/refused.ts'
import { ownObject } from '../shared/access.ts'
import type { ApplicationHandler } from '../shared/context.ts'
import { doAsEmployer } from './employerEvent.ts'

/**
 * Makes the same happen to several applications, each in a transaction of its own: one that is refused holds back none
 * of the others, and what was done stays done whatever comes after it. In a message `{{name}}` and `{{role}}` are each
 * reader's own; with a field that cannot be filled in it is not sent. Whoever got no answer, as from a server that died,
 * sends the same again: nobody is answered twice by it. Gives for each whether it was done, or why not.
 */
export const applicationEvents: ApplicationHandler<'applicationEvents'> = async (context, { event, ids }) => {
  const answers = []
  for (const id of new Set(ids)) {
    try {
      await context.db.transaction().execute(async (transaction) => {
        const application = ownObject(
          await applicantsOf(transaction, context.account.id)
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst(),
        )
        await doAsEmployer(transaction, {
          ...context,
          id,
          event: eventTo(application, event),
          isRepeated: true,
        })
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

/** The event with the message as this candidate gets it. */
function eventTo(application: Application, event: EmployerApplicationEvent): EmployerApplicationEvent {
  const sent = sentIn(application)
  if (!('message' in event) || event.message === undefined || !sent) return event
  const { firstName: name } = sent.candidate
  const { empty, text } = addressed(event.message, { name, role: sent.posting.title })
  const [field] = empty
  if (field !== undefined)
    throw new Refused(`Not sent: ${field} stands for nothing. Write it out, or leave it away.`)
  return { ...event, message: text }
}
