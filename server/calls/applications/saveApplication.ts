import { contract } from '../../../contract/index.ts'
import { monthsAfter, retention } from '../../../contract/privacy/retention.ts'
import { lockApplication } from '../../applications/applications.ts'
import { missingOf } from '../../applications/relatedFacts.ts'
import { problemsOf } from '../../applications/readiness.ts'
import { requireChosen } from '../../applications/chosen.ts'
import { ownLetter } from '../../applications/sending.ts'
import { ownObject, Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { applicationsRefusals } from '../../words/applications.ts'

/**
 * Saves the content of a draft. Returns the new revision, and the parts missing for sending.
 *
 * @throws Refused (409) after a concurrent change, and once sent; Refused at the fields `resume` and `letter`
 * if the file or letter is not the candidate's
 */
export const saveApplication = defineHandler(
  contract.applications.saveApplication,
  async ({ account, db, now }, { id, revision, ...content }) =>
    db.transaction().execute(async (transaction) => {
      const held = ownObject(await lockApplication(transaction, id))
      const { application, posting } = held
      if (application.state !== 'draft') {
        throw Refused.state(applicationsRefusals.notEditable, application.state)
      }
      if (application.revision !== revision) throw Refused.conflict(application.revision)
      if (content.resume) await requireChosen(transaction, account.id, content.resume)
      if (content.letter && 'letterId' in content.letter) {
        await ownLetter(transaction, account.id, content.letter.letterId)
      }
      const after = await transaction
        .updateTable('applications')
        .set({
          content: JSON.stringify(content),
          revision: revision + 1,
          kept_until: monthsAfter(now, retention.unsentApplicationMonths),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const problems = await problemsOf(transaction, [after])
      return { revision: after.revision, missing: missingOf({ application: after, posting }, { problems }) }
    }),
)
