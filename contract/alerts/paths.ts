import { searchPaths } from '../search/paths.ts'

const NEW = 'new'

function withAlert(search: string, alert: string): string {
  const query = new URLSearchParams(search)
  query.set('alert', alert)
  return `?${query}`
}

/** The query of a search that opens the form that saves it. */
export const withSaving = (search: string): string => withAlert(search, NEW)

export const alertPaths = {
  /** Page of a mailed link, which needs no login: opening it changes nothing. */
  alert: (token: string) => `/alerts/${token}`,
  /** Target of `List-Unsubscribe` (RFC 8058). */
  stop: (token: string) => `/alerts/${token}/stop`,
  /** The same page, about a job of the mail. */
  lessLike: (token: string, slug: string) => `/alerts/${token}?${new URLSearchParams({ job: slug })}`,
  /** The search of these criteria, with the form that saves it. */
  save: (criteria: string) => searchPaths.jobs + withSaving(criteria),
  /** The search of these criteria, in which the filters of a saved one are changed. */
  change: (criteria: string, id: string) => searchPaths.jobs + withAlert(criteria, id),
  /** Saved searches of a candidate. */
  preferences: '/candidate/profile?tab=preferences',
} as const

/** True for the address of a search with the form that saves it. */
export const isSavingSearch = (search: string): boolean => alertIn(search) === NEW

/** Id of the saved search whose filters are changed at an address; undefined for any other address. */
export function changedSearchIn(search: string): string | undefined {
  const alert = alertIn(search)
  return alert !== null && /^[\da-f-]{36}$/.test(alert) ? alert : undefined
}

/** The query of a search, with what the address of another says about saving it. */
export function withAlertOf(other: string, search: string): string {
  const alert = isSavingSearch(other) ? NEW : changedSearchIn(other)
  return alert === undefined ? search : withAlert(search, alert)
}

const alertIn = (search: string) => new URLSearchParams(search).get('alert')
