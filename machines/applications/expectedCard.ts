import { transition } from 'xstate'
import type { ApplicantItem } from '../../contract/applications/calls.ts'
import { stages } from '../../contract/applications/lifecycle.ts'
import { applicationLifecycle } from '../lifecycles/application.ts'
import { applicationStateOf } from '../lifecycles/applicationState.ts'
import type { ApplicationAction } from './deciding.ts'

/** An employer's events depend on none of these. */
const anyFacts = { isComplete: true, intakeIsOpen: true, hasOpening: true }

/**
 * An optimistic update: the card after an event that is on its way to the server, as the lifecycle has it. Deadlines are
 * the server's: a turn that passes to the other side has none yet, and a rejection shows no time at which it leaves.
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
