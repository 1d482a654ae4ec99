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

/** Makes a public call about job alerts. */
export const askPublicly = async (browser: Browser, name: PublicAlertCallName, payload: object) =>
  readAnswer(
    await browser.send(`/api/public/${publicAlertCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** An address without an account, and what its owner does. */
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
    /** Token of the first confirmation of a search that was just requested. */
    requested: async (more: object = {}) => {
      await request(more)
      return tokenIn((await mails()).at(-1)?.link)
    },
    /** Token that manages the search that a token confirms. */
    confirmed: async (more: object = {}) => {
      await request(more)
      const token = tokenIn((await mails()).at(-1)?.link)
      await act('confirmAlert', { token })
      return manageToken(server, token)
    },
  }
}

const tokenIn = (link = '') => link.split('/').at(-1) ?? ''

/** The links that a server makes. */
export async function linksOf(server: TestServer) {
  const [{ value }] = v.parse(
    v.tuple([v.object({ value: v.string() })]),
    await runSql(server, "select value from keys where name = 'hashes'"),
  )
  return createAlertLinks(value)
}

/** The token that mails with jobs of the search of another token, or of an id, have. */
export async function manageToken(server: TestServer, of: string) {
  const links = await linksOf(server)
  return links.tokenOf({ purpose: 'manage', searchId: links.read(of)?.searchId ?? of })
}
