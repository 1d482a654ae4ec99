import * as v from 'valibot'
import { transition } from 'xstate'
import { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import {
  lifecycleOf,
  placeOf,
  type Application,
  type LifecycleEvent,
} from '../../../server/applications/applications.ts'

const isEvent = (value: object): value is LifecycleEvent => 'type' in value

/** State of an application after replaying its ledger from the draft. */
export function replayed(
  life: readonly { readonly type: string; readonly payload: string }[],
  application: Application,
) {
  const draft = {
    ...application,
    state: 'draft',
    stage: null,
    turn: null,
    lateness: null,
    leaves_at: null,
  } as const
  const facts = { isComplete: true, intakeIsOpen: true, hasOpening: true }
  const last = life.reduce(
    (state, { payload, type }) => {
      // Ledger rows were lifecycle events when written.
      const event = { ...v.parse(v.looseObject({}), JSON.parse(payload)), type }
      return isEvent(event) ? transition(applicationLifecycle, state, event)[0] : state
    },
    lifecycleOf(draft, facts),
  )
  return placeOf(last.value)
}

/** Stored state of an application, in the same form as the replayed one. */
export function storedPlace({ lateness, leaves_at: leavesAt, stage, state, turn }: Application) {
  const isRejecting = leavesAt !== null
  return { state, turn, lateness, isRejecting, ...(state === 'active' && { stage }) }
}
