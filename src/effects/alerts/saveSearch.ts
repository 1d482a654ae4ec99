import { savedSearchCalls } from '../../../contract/alerts/calls.ts'
import { publicAlertCalls } from '../../../contract/alerts/publicCalls.ts'
import type { SearchToSave, SearchToUpdate } from '../../../machines/alerts/saveSearch.ts'
import { timeZoneHere } from '../../browser/timeZone.ts'
import { request } from '../../network/request.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

/** Saves a search to a candidate's account. */
export const saveSearch = provided(({ input: { criteria, form }, signal }: EffectRequest<SearchToSave>) => {
  const name = form.get('name') ?? ''
  const values = { criteria, name, every: form.get('every'), timeZone: timeZoneHere() }
  return request(savedSearchCalls.saveSearch, values, { signal })
})

/** Replaces the criteria of a saved search, ignoring concurrent changes. */
export const updateSearch = provided(
  async ({ input: { criteria, id }, signal }: EffectRequest<SearchToUpdate>) => {
    const { items } = await request(savedSearchCalls.listSearches, {}, { signal })
    // The server rejects a deleted search, whatever the revision.
    const revision = items.find((search) => search.id === id)?.revision ?? 1
    return request(savedSearchCalls.changeSearch, { id, revision, criteria }, { signal })
  },
)

/** Requests job alerts for an email address, which has to be confirmed. */
export const requestAlert = provided(({ input: { criteria, form }, signal }: EffectRequest<SearchToSave>) => {
  const emailAddress = form.get('emailAddress')
  const values = { criteria, emailAddress, every: form.get('every'), timeZone: timeZoneHere() }
  return request(publicAlertCalls.requestAlert, values, { signal })
})
