import { contract } from '../../../contract/index.ts'
import type { CandidateIntroductionEvent } from '../../../contract/introductions/lifecycle.ts'
import { applyFrom } from '../../introductions/apply.ts'
import { introductionFactsOf } from '../../introductions/facts.ts'
import {
  introductionIn,
  lockIntroduction,
  type HeldIntroduction,
  type IntroductionEvent,
} from '../../introductions/introductions.ts'
import { sharedBy } from '../../introductions/shared.ts'
import { ownIntroductionOf } from '../../introductions/shown.ts'
import { applyIntroductionEvent } from '../../introductions/step.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { noteActivity } from '../../talent/profileChanges.ts'
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
      const held = ownObject(await lockIntroduction(transaction, id))
      if (held.introduction.revision !== revision) throw Refused.conflict(held.introduction.revision)
      const facts = (await introductionFactsOf(transaction, [held.introduction]))(held.introduction)
      const sent = byCandidate(event)
      const also = introductionIn(held.introduction, facts).can(sent)
        ? await alsoSetBy(transaction, held, event, now)
        : {}
      await noteActivity(transaction, account.id, now)
      const change = { actor: 'candidate', accountId: account.id, facts, now } as const
      return ownIntroductionOf(
        transaction,
        await applyIntroductionEvent(transaction, held, sent, change, also),
      )
    })
    wakeOutbox()
    return changed
  },
)

const byCandidate = (event: CandidateIntroductionEvent): IntroductionEvent =>
  event.type === 'tell' || event.type === 'ask' || event.type === 'reply' || event.type === 'end'
    ? { ...event, by: 'candidate' }
    : event

/** Revealed parts of an accepted invitation, and the application that is made of one. */
async function alsoSetBy(
  transaction: Database,
  held: HeldIntroduction,
  event: CandidateIntroductionEvent,
  now: number,
) {
  if (event.type === 'apply') return { application_id: await applyFrom(transaction, held, event, now) }
  if (event.type !== 'accept') return {}
  const shares = [...new Set(event.shares)]
  if (shares.length === 0) return {}
  const shared = await sharedBy(transaction, {
    candidateId: held.introduction.candidate_id,
    resumeId: event.resumeId,
    isResumeShared: shares.includes('resume'),
  })
  return { shares: JSON.stringify(shares), shared: JSON.stringify(shared) }
}
