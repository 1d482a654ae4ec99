import * as v from 'valibot'
import type { Lifecycle } from '../work/deadlines.ts'
import { lockApplication, stateNameOf } from './applications.ts'
import { applyApplicationEvent } from './change.ts'

const clockEvent = v.picklist(['turnDue', 'turnLate', 'rejectionDue'])

/**
 * Deadlines of applications.
 *
 * @param now returns milliseconds since 1970
 */
export const applicationDeadlines = (now: () => number): Lifecycle => ({
  hold: async (transaction, id) => {
    const held = await lockApplication(transaction, id)
    return held && stateNameOf(held.application)
  },
  fire: async (transaction, id, event) => {
    const held = await lockApplication(transaction, id)
    const type = v.parse(clockEvent, event)
    const clock = { actor: 'clock', accountId: null, now: now(), undoSeconds: 0 } as const
    if (held) await applyApplicationEvent(transaction, held, { type }, clock)
  },
})
