import * as v from 'valibot'
import { savedSearchCalls, type SavedSearchCallName } from '../../../../contract/alerts/calls.ts'
import { savedSearch } from '../../../../contract/alerts/savedSearch.ts'
import { candidateAt } from '../applications.ts'
import { readAnswer, type Browser, type TestServer } from '../harness.ts'

/** Makes a call about saved searches. */
export const askAlerts = async (browser: Browser, name: SavedSearchCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${savedSearchCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** A search as it is saved: daily, in Berlin. */
export const wantedSearch = { criteria: 'q=engine', every: 'daily', timeZone: 'Europe/Berlin' }

/** A candidate who saves searches. */
export async function searcherAt(server: TestServer, person: Parameters<typeof candidateAt>[1] = {}) {
  const candidate = await candidateAt(server, person)
  const ask = (name: SavedSearchCallName, payload: object = {}) => askAlerts(candidate.browser, name, payload)
  const searches = async () =>
    v.parse(savedSearchCalls.listSearches.result, (await ask('listSearches')).result).items
  return {
    ...candidate,
    ask,
    searches,
    /** A search that has just been saved. */
    saved: async (more: object = {}) =>
      v.parse(savedSearch, (await ask('saveSearch', { ...wantedSearch, ...more })).result),
    /** Changes a search as it is now. */
    change: async (id: string, changes: object) => {
      const search = (await searches()).find((each) => each.id === id)
      return ask('changeSearch', { id, revision: search?.revision, ...changes })
    },
    /** Slugs of the jobs of the last week. */
    preview: async (id: string) =>
      v
        .parse(savedSearchCalls.previewSearch.result, (await ask('previewSearch', { id })).result)
        .jobs.map(({ slug }) => slug),
  }
}
