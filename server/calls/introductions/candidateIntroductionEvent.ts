import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { applyCandidateEvent } from '../../introductions/candidateEvent.ts'
import { lockIntroduction } from '../../introductions/introductions.ts'
import { ownIntroductionOf } from '../../introductions/shown.ts'
import { ownObject, Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Applies a candidate's event to an invitation. Returns the updated invitation.
 *
 * @throws Refused (409) after a concurrent change, and if the state does not allow the event; Refused at the
 * field `resume` without a resume to share; Refused with the missing fields of an application; Refused (429)
 * beyond the hourly number of events for one invitation
 */
export const candidateIntroductionEvent = defineHandler(
  contract.introductions.candidateIntroductionEvent,
  async ({ account, db, introduction: { id }, limits, now, wakeOutbox }, { event, revision }) => {
    await limits.takeFor('applicationEvent', `${account.id} ${id}`)
    const changed = await db.transaction().execute(async (transaction) => {
      ownObject(await lockAccount(transaction, account.id))
      const held = ownObject(await lockIntroduction(transaction, id))
      if (held.introduction.revision !== revision) throw Refused.conflict(held.introduction.revision)
      return ownIntroductionOf(transaction, await applyCandidateEvent(transaction, held, event, now))
    })
    wakeOutbox()
    return changed
  },
)
