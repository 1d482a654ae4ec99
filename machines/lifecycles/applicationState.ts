import type { Stage } from '../../contract/applications/lifecycle.ts'
import type { Turn } from '../../contract/applications/turns.ts'
import type { ApplicationState, Side } from './application.ts'

/** State of an application as database rows and API responses represent it. */
interface Progress {
  readonly state: Extract<ApplicationState, string> | 'active'
  readonly stage: Stage | null
  readonly side: Side | null
  readonly lateness: Turn['lateness'] | null
  /** True while a rejection is pending and can be undone. */
  readonly isRejecting: boolean
}

/**
 * State value of the lifecycle for a stored application.
 *
 * @throws if an active application has no turn
 */
export function applicationStateOf({
  isRejecting,
  lateness,
  side,
  stage,
  state,
}: Progress): ApplicationState {
  if (state !== 'active') return state
  if (stage === null || side === null || lateness === null)
    throw new Error('An active application has a turn.')
  const decision = isRejecting ? 'rejecting' : 'open'
  if (side === 'employer') return { active: { stage, turn: { employer: lateness }, decision } }
  return { active: { stage, turn: { candidate: lateness === 'onTime' ? lateness : 'overdue' }, decision } }
}
