import * as v from 'valibot'
import type { Lifecycle } from '../work/deadlines.ts'
import { applySavedSearchEvent, deleteSavedSearch } from './applyEvent.ts'
import { lockSavedSearch } from './savedSearches.ts'
import { eraseUnusedAddress } from './subscribers.ts'

const clockEvent = v.picklist(['confirmationDue', 'yearPassed', 'answerDue', 'bouncingDue'])

/**
 * Deadlines of saved searches. An unconfirmed search is deleted together with its address.
 *
 * @param now returns milliseconds since 1970
 */
export const savedSearchDeadlines = (now: () => number): Lifecycle => ({
  hold: async (transaction, id) => (await lockSavedSearch(transaction, id))?.search.state,
  fire: async (transaction, id, event) => {
    const held = await lockSavedSearch(transaction, id)
    if (!held) return
    const type = v.parse(clockEvent, event)
    const search = await applySavedSearchEvent(transaction, held, { type }, { actor: 'clock', now: now() })
    if (type === 'confirmationDue') {
      await deleteSavedSearch(transaction, { ...held, search })
      await eraseUnusedAddress(transaction, held.subscriber.id)
    }
  },
})
