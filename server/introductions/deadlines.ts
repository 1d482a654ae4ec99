import * as v from 'valibot'
import type { Lifecycle } from '../work/deadlines.ts'
import { introductionStateName, lockIntroduction } from './introductions.ts'
import { applyIntroductionEvent } from './step.ts'

const systemEvent = v.picklist(['turnDue', 'turnLate', 'postingGone'])

/**
 * Deadlines of introductions.
 *
 * @param now returns milliseconds since 1970
 */
export const introductionDeadlines = (now: () => number): Lifecycle => ({
  hold: async (transaction, id) => {
    const held = await lockIntroduction(transaction, id)
    return held && introductionStateName(held.introduction)
  },
  fire: async (transaction, id, event) => {
    const held = await lockIntroduction(transaction, id)
    const type = v.parse(systemEvent, event)
    const actor = type === 'postingGone' ? 'system' : 'clock'
    if (held)
      await applyIntroductionEvent(transaction, held, { type }, { actor, accountId: null, now: now() })
  },
})
