import { contract, type Contract } from '../../../contract/index.ts'
import { deleteSavedSearch } from '../../alerts/applyEvent.ts'
import { lockSavedSearch, savedSearchesOf } from '../../alerts/savedSearches.ts'
import { saveSearchFor } from '../../alerts/saveSearch.ts'
import { shownSearch } from '../../alerts/shownSearch.ts'
import { subscriberFor } from '../../alerts/subscribers.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { changeSearch } from './changeSearch.ts'
import { forYouHandlers } from './forYou.ts'
import { publicAlertHandlers } from './publicAlerts.ts'
import { previewSearch } from './previewSearch.ts'

export const alertHandlers: HandlersOf<Contract['alerts']> = {
  /**
   * Saves a search and starts its alerts.
   *
   * @throws Refused if the limit of searches is reached
   */
  saveSearch: defineHandler(contract.alerts.saveSearch, async ({ account, db, now }, wanted) => {
    const search = await db.transaction().execute(async (transaction) => {
      const subscriber = await subscriberFor(transaction, { accountId: account.id }, now)
      return saveSearchFor(transaction, subscriber, wanted, now)
    })
    return shownSearch(search, now)
  }),
  changeSearch,
  deleteSearch: defineHandler(contract.alerts.deleteSearch, async ({ db, search: { id } }) => {
    await db.transaction().execute(async (transaction) => {
      const held = ownObject(await lockSavedSearch(transaction, id))
      await deleteSavedSearch(transaction, held)
    })
    return { id }
  }),
  /** Lists all saved searches, last saved first. */
  listSearches: defineHandler(contract.alerts.listSearches, async ({ account, db, now }) => {
    const searches = await savedSearchesOf(db, account.id)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return { items: searches.map((search) => shownSearch(search, now)) }
  }),
  previewSearch,
  ...publicAlertHandlers,
  ...forYouHandlers,
}
