import { searchPaths } from '../search/paths.ts'

const NEW = 'new'

function withAlert(search: string, alert: string): string {
  const query = new URLSearchParams(search)
  query.append('alert', alert)
  return `?${query}`
}

/** Adds the parameter that opens the save form to the query of a search. */
export const withSaving = (search: string): string => withAlert(search, NEW)

export const alertPaths = {
  /** Page of a mailed link. It needs no login, and opening it changes nothing. */
  alert: (token: string) => `/alerts/${token}`,
  /** Target of `List-Unsubscribe` (RFC 8058). */
  stop: (token: string) => `/alerts/${token}/stop`,
  /** The page of a mailed link, with a job of the email selected. */
  lessLike: (token: string, slug: string) => `/alerts/${token}?${new URLSearchParams({ job: slug })}`,
  /** Search results for these criteria, with the save form open. */
  save: (criteria: string) => searchPaths.jobs + withSaving(criteria),
  /** Search results for these criteria, as a page to edit the filters of a saved search. */
  change: (criteria: string, id: string) => searchPaths.jobs + withAlert(criteria, id),
  /** Page with the candidate's saved searches. */
  preferences: '/candidate/profile?tab=preferences',
} as const

/** True for the address of a search with the form that saves it. */
export const isSavingSearch = (search: string): boolean => alertsIn(search).includes(NEW)

/** Id of the saved search whose filters are changed at an address; undefined for any other address. */
export const changedSearchIn = (search: string): string | undefined =>
  alertsIn(search).find((alert) => /^[\da-f-]{36}$/.test(alert))

/** The query of a search in which the filters of a saved one are changed; the same query if there is none. */
export const withChanged = (search: string, id: string | undefined): string =>
  id === undefined ? search : withAlert(search, id)

/** Copies the alert parameter of one query (new or edited saved search) to another query. */
export function withAlertOf(other: string, search: string): string {
  const changed = withChanged(search, changedSearchIn(other))
  return isSavingSearch(other) ? withSaving(changed) : changed
}

const alertsIn = (search: string) => new URLSearchParams(search).getAll('alert')
