import { searchPaths } from '../search/paths.ts'

const NEW = 'new'

/** The query of a search that opens the form that saves it. */
export const withSaving = (search: string): string =>
  `?${new URLSearchParams([...new URLSearchParams(search), ['alert', NEW]])}`

export const alertPaths = {
  /** Page of a mailed link, which needs no login: opening it changes nothing. */
  alert: (token: string) => `/alerts/${token}`,
  /** Target of `List-Unsubscribe` (RFC 8058). */
  stop: (token: string) => `/alerts/${token}/stop`,
  /** The same page, about a job of the mail. */
  lessLike: (token: string, slug: string) => `/alerts/${token}?${new URLSearchParams({ job: slug })}`,
  /** The search of these criteria, with the form that saves it. */
  save: (criteria: string) => searchPaths.jobs + withSaving(criteria),
  /** Saved searches of a candidate. */
  preferences: '/candidate/profile?tab=preferences',
} as const

/** True for the address of a search with the form that saves it. */
export const isSavingSearch = (search: string): boolean => new URLSearchParams(search).get('alert') === NEW
