import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { applyCandidateEvent } from '../../introductions/candidateEvent.ts'
import { lockIntroduction } from '../../introductions/introductions.ts'
import { ownIntroductionOf } from '../../introductions/shown.ts'
import { ownObject, Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Applies an event of the candidate to an invitation. Returns the changed invitation.
 *
 * Refusals: 409 for an old revision, or an event that the state does not allow; the field `resume` without a resume to
 * share; the missing fields of an application; 429 beyond the hourly number of events for one invitation.
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
