import type { CandidateIntroductionEvent } from '../../contract/introductions/lifecycle.ts'
import type { Database } from '../store/schema.ts'
import { noteActivity } from '../talent/profileChanges.ts'
import { applyFrom } from './apply.ts'
import { introductionFactsOf } from './facts.ts'
import {
  introductionIn,
  type HeldIntroduction,
  type Introduction,
  type IntroductionEvent,
} from './introductions.ts'
import { sharedBy } from './shared.ts'
import { applyIntroductionEvent } from './step.ts'

/**
 * Applies a candidate's event to a locked introduction, together with its result: the revealed parts, or the
 * application.
 *
 * @returns the updated introduction
 * @throws Refused (409) if the state does not allow the event; Refused at the field `resume` without a resume
 * to share; Refused with the missing fields of an application
 */
export async function applyCandidateEvent(
  transaction: Database,
  held: HeldIntroduction,
  event: CandidateIntroductionEvent,
  now: number,
): Promise<Introduction> {
  const { introduction } = held
  const facts = (await introductionFactsOf(transaction, [introduction]))(introduction)
  const sent = byCandidate(event)
  const also = introductionIn(introduction, facts).can(sent)
    ? await alsoSetBy(transaction, held, event, now)
    : {}
  await noteActivity(transaction, introduction.candidate_id, now)
  const change = { actor: 'candidate', accountId: introduction.candidate_id, facts, now } as const
  return applyIntroductionEvent(transaction, held, sent, change, also)
}

const byCandidate = (event: CandidateIntroductionEvent): IntroductionEvent =>
  event.type === 'tell' || event.type === 'ask' || event.type === 'reply' || event.type === 'end'
    ? { ...event, by: 'candidate' }
    : event

/** Columns for the revealed parts of an accepted invitation, or for the resulting application. */
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
