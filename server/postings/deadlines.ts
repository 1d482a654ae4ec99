import * as v from 'valibot'
import type { ClockPostingEvent } from '../../contract/postings/events.ts'
import type { Lifecycle } from '../work/deadlines.ts'
import { armEnd, applyPostingEvent, isEarly } from './change.ts'
import { notifyOfEnd } from './notices.ts'
import { lockPosting } from './postings.ts'

const clockEvent = v.picklist([
  'freshnessDue',
  'freshnessMissed',
  'validThroughReached',
] as const satisfies readonly ClockPostingEvent['type'][])

/**
 * Deadlines of postings.
 *
 * @param now returns milliseconds since 1970
 */
export const postingDeadlines = (now: () => number): Lifecycle => ({
  hold: async (transaction, id) => (await lockPosting(transaction, id))?.state,
  fire: async (transaction, id, event) => {
    const posting = await lockPosting(transaction, id)
    if (posting && isEarly(posting, event, now())) return armEnd(transaction, posting, now())
    // Notifies the members without changing the posting.
    if (event === 'expiresSoon') return posting && notifyOfEnd(transaction, posting, now())
    const type = v.parse(clockEvent, event)
    if (posting) {
      const change = {
        actor: 'clock',
        accountId: null,
        mayPublish: false,
        now: now(),
      } as const
      await applyPostingEvent(transaction, posting, { type }, change)
    }
  },
})
