import * as v from 'valibot'
import { savedSearchCalls, type SavedSearchCallName } from '../../../../contract/alerts/calls.ts'
import { publicAlertCalls, type PublicAlertCallName } from '../../../../contract/alerts/publicCalls.ts'
import { savedSearch } from '../../../../contract/alerts/savedSearch.ts'
import { createAlertLinks } from '../../../../server/alerts/alertLinks.ts'
import { runSql } from '../../store/runSql.ts'
import { candidateAt } from '../applications.ts'
import { readAnswer, type Browser, type TestServer } from '../harness.ts'

/** Makes a call about saved searches. */
export const askAlerts = async (browser: Browser, name: SavedSearchCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${savedSearchCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** A daily search with the time zone of Berlin. */
export const wantedSearch = { criteria: 'q=engine', every: 'daily', timeZone: 'Europe/Berlin' }

/** A candidate with actions on saved searches. */
export async function searcherAt(server: TestServer, person: Parameters<typeof candidateAt>[1] = {}) {
  const candidate = await candidateAt(server, person)
  const ask = (name: SavedSearchCallName, payload: object = {}) => askAlerts(candidate.browser, name, payload)
  const searches = async () =>
    v.parse(savedSearchCalls.listSearches.result, (await ask('listSearches')).result).items
  return {
    ...candidate,
    ask,
    searches,
    /** Saves a search and returns it. */
    saved: async (more: object = {}) =>
      v.parse(savedSearch, (await ask('saveSearch', { ...wantedSearch, ...more })).result),
    /** Changes a search at its current revision. */
    change: async (id: string, changes: object) => {
      const search = (await searches()).find((each) => each.id === id)
      return ask('changeSearch', { id, revision: search?.revision, ...changes })
    },
    /** Slugs of matching jobs from the last week. */
    preview: async (id: string) =>
      v
        .parse(savedSearchCalls.previewSearch.result, (await ask('previewSearch', { id })).result)
        .jobs.map(({ slug }) => slug),
  }
}

/** Makes a public call about job alerts. */
export const askPublicly = async (browser: Browser, name: PublicAlertCallName, payload: object) =>
  readAnswer(
    await browser.send(`/api/public/${publicAlertCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** Actions of a person without an account. */
export function addressAt(server: TestServer, emailAddress = `someone.${crypto.randomUUID()}@example.com`) {
  const browser = server.browser()
  const request = (more: object = {}) =>
    askPublicly(browser, 'requestAlert', { ...wantedSearch, emailAddress, ...more })
  const mails = async () => {
    await server.meetDeadlines()
    return server.mails(emailAddress)
  }
  const act = (name: PublicAlertCallName, payload: object) => askPublicly(browser, name, payload)
  return {
    browser,
    emailAddress,
    mails,
    request,
    act,
    /** Requests a search. Returns the token of its first confirmation. */
    requested: async (more: object = {}) => {
      await request(more)
      return tokenIn((await mails()).at(-1)?.link)
    },
    /** Requests and confirms a search. Returns the token that manages it. */
    confirmed: async (more: object = {}) => {
      await request(more)
      const token = tokenIn((await mails()).at(-1)?.link)
      await act('confirmAlert', { token })
      return manageToken(server, token)
    },
  }
}

const tokenIn = (link = '') => link.split('/').at(-1) ?? ''

/** Creates the alert links that a server would create. */
export async function linksOf(server: TestServer) {
  const [{ value }] = v.parse(
    v.tuple([v.object({ value: v.string() })]),
    await runSql(server, "select value from keys where name = 'hashes'"),
  )
  return createAlertLinks(value)
}

/**
 * Token in the mails of a search.
 *
 * @param of id of the search or any of its tokens
 */
export async function manageToken(server: TestServer, of: string) {
  const links = await linksOf(server)
  return links.tokenOf({ purpose: 'manage', searchId: links.read(of)?.searchId ?? of })
}
