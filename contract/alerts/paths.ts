import { searchPaths } from '../search/paths.ts'

const NEW = 'new'

function withAlert(search: string, alert: string): string {
  const query = new URLSearchParams(search)
  query.set('alert', alert)
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

/** True if the query of a search opens the save form. */
export const isSavingSearch = (search: string): boolean => alertIn(search) === NEW

/** Id of the saved search that a query edits; undefined if it edits none. */
export function changedSearchIn(search: string): string | undefined {
  const alert = alertIn(search)
  return alert !== null && /^[\da-f-]{36}$/.test(alert) ? alert : undefined
}

/** Copies the alert parameter of one query (new or edited saved search) to another query. */
export function withAlertOf(other: string, search: string): string {
  const alert = isSavingSearch(other) ? NEW : changedSearchIn(other)
  return alert === undefined ? search : withAlert(search, alert)
}

const alertIn = (search: string) => new URLSearchParams(search).get('alert')
