import { transition } from 'xstate'
import type { ApplicantItem } from '../../contract/applications/calls.ts'
import { stages } from '../../contract/applications/lifecycle.ts'
import { applicationLifecycle } from '../lifecycles/application.ts'
import { applicationStateOf } from '../lifecycles/applicationState.ts'
import type { ApplicationAction } from './deciding.ts'

/** Facts for guards that no employer event uses; any values will do. */
const anyFacts = { isComplete: true, intakeIsOpen: true, hasOpening: true }

/**
 * Optimistic update: the card after an event whose response is pending, computed by the lifecycle. Due dates
 * come from the server, so a turn that passes to the other side shows none yet, and a new rejection shows no
 * sending time.
 */
export function expectedCard(card: ApplicantItem, event: ApplicationAction): ApplicantItem {
  const { leavesAt, stage, state, turn } = card
  if (state !== 'active' || stage === null || turn === null) return card
  const value = applicationStateOf({ ...turn, state, stage, isRejecting: leavesAt !== null })
  const [next] = transition(
    applicationLifecycle,
    applicationLifecycle.resolveState({ value, context: anyFacts }),
    event.type === 'tell' ? { ...event, by: 'employer' } : event,
  )
  return {
    ...card,
    stage: stages.find((each) => next.matches({ active: { stage: each } })) ?? stage,
    turn: next.matches({ active: { turn: turn.side } }) ? turn : null,
    leavesAt: next.matches({ active: { decision: 'open' } }) ? null : leavesAt,
  }
}
