import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { applyCandidateEvent } from '../../introductions/candidateEvent.ts'
import { lockIntroduction } from '../../introductions/introductions.ts'
import { ownIntroductionOf } from '../../introductions/shown.ts'
import { ownObject, Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Applies an event of the candidate to an invitation. Gives the invitation as it is then.
 *
 * Refused: 409 when another change came first, and when its state does not allow it; at the field `resume` when there is
 * none to share; when it applies and something is missing, with its fields; 429 when they did very much with it.
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
