import { contract } from '../../../contract/index.ts'
import { applySavedSearchEvent } from '../../alerts/applyEvent.ts'
import { lockSavedSearch } from '../../alerts/savedSearches.ts'
import { changeSavedSearch } from '../../alerts/saveSearch.ts'
import { shownSearch } from '../../alerts/shownSearch.ts'
import { ownObject, Refused } from '../../refused.ts'
import { alertsRefusals } from '../../words/savedSearches.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Changes a saved search, then applies an event to it. Returns the updated search.
 *
 * @throws Refused (409) after a concurrent change, if the search has ended, and if its state does not allow
 * the event; Refused at the field `criteria` if another search has the same criteria
 */
export const changeSearch = defineHandler(
  contract.alerts.changeSearch,
  async ({ db, now, search: { id } }, { event, id: _, revision, ...changes }) => {
    const changed = await db.transaction().execute(async (transaction) => {
      const held = ownObject(await lockSavedSearch(transaction, id))
      if (held.search.revision !== revision) throw Refused.conflict(held.search.revision)
      if (held.search.state === 'ended') throw Refused.state(alertsRefusals.ended, 'ended')
      const search =
        Object.keys(changes).length === 0
          ? held.search
          : await changeSavedSearch(transaction, held, changes, now)
      if (event === undefined) return search
      const change = { actor: 'candidate', now } as const
      return applySavedSearchEvent(transaction, { ...held, search }, { type: event }, change)
    })
    return shownSearch(changed, now)
  },
)
