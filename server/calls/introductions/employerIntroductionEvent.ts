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
 * Applies an event of the company to an invitation. Gives the invitation as it is then.
 *
 * Refused: at the field `event.message` for a sign of fraud in it; 409 when another change came first, and when its state
 * does not allow it; 429 when they did very much with it.
 */
export const employerIntroductionEvent = defineHandler(
  contract.introductions.employerIntroductionEvent,
  async ({ account, db, introduction: { id }, keyedHash, limits, now, wakeOutbox }, { event, revision }) => {
    await limits.takeFor('applicationEvent', `${account.id} ${id}`)
    const [finding] = 'message' in event ? messageFindingsIn(event.message) : []
    if (finding) throw Refused.field('event.message', introductionFindings[finding])
    const changed = await db.transaction().execute(async (transaction) => {
      const held = ownObject(await lockIntroduction(transaction, id))
      // Only now: who was taken out of the company while the call waited changes nothing more.
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
