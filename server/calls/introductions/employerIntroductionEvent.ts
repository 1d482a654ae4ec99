import { contract } from '../../../contract/index.ts'
import type { EmployerIntroductionEvent } from '../../../contract/introductions/lifecycle.ts'
import { messageFindingsIn } from '../../../contract/postings/findings.ts'
import {
  introductionsFrom,
  lockIntroduction,
  type IntroductionEvent,
} from '../../introductions/introductions.ts'
import { sentIntroductionOf } from '../../introductions/shown.ts'
import { applyIntroductionEvent } from '../../introductions/step.ts'
import { ownObject, Refused } from '../../refused.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { introductionFindings } from '../../words/introductions.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Applies an employer's event to an invitation. Returns the updated invitation.
 *
 * @throws Refused at the field `event.message` for a fraud signal; Refused (409) after a concurrent change,
 * and if the state does not allow the event; Refused (429) beyond the hourly number of events for one
 * invitation
 */
export const employerIntroductionEvent = defineHandler(
  contract.introductions.employerIntroductionEvent,
  async ({ account, db, introduction: { id }, keyedHash, limits, now, wakeOutbox }, { event, revision }) => {
    await limits.takeFor('applicationEvent', `${account.id} ${id}`)
    const [finding] = 'message' in event ? messageFindingsIn(event.message) : []
    if (finding) throw Refused.field('event.message', introductionFindings[finding])
    const changed = await db.transaction().execute(async (transaction) => {
      const held = ownObject(await lockIntroduction(transaction, id))
      // Checked again after locking: the member may have been removed while the call waited.
      ownObject(
        await introductionsFrom(transaction, account.id).select('id').where('id', '=', id).executeTakeFirst(),
      )
      if (held.introduction.revision !== revision) throw Refused.conflict(held.introduction.revision)
      const change = { actor: 'employer', accountId: account.id, now } as const
      const introduction = await applyIntroductionEvent(transaction, held, byEmployer(event), change)
      return sentIntroductionOf(transaction, introduction, createPersonIds(keyedHash))
    })
    wakeOutbox()
    return changed
  },
)

const byEmployer = (event: EmployerIntroductionEvent): IntroductionEvent =>
  event.type === 'withdraw' ? event : { ...event, by: 'employer' }
