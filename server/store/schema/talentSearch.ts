import type { SearchPlacesTable } from './search.ts'

/** Index row of a visible profile, made in the transaction of each change. Rows are short, because many are looked at. */
export interface SearchProfilesTable {
  /** Its place in the order of activity: the day of the last activity, and a random place within it. */
  number: number
  account_id: string
  /** As in `profiles`. */
  person_id: string
  /** True if its name is shown. */
  is_named: number
  /** Wanted workplaces, types and levels, and the notice: a bit for each option (server/talent/profileFacets.ts). */
  facets: number
}

/** Visible part of the profile of an index row. */
export interface ShownProfilesTable {
  number: number
  /** The profile as companies see it (contract/talent/profile.ts) without the id, as JSON. */
  content: string
  /** Short form of `content` for lists, as JSON. */
  listed: string
}

/** Places in which a person wants to work, as those of jobs are kept. */
export interface ProfilePlacesTable extends SearchPlacesTable {
  /** In kilometres. */
  radius: number
  country: string
  /** Code of the region by GeoNames; empty where it is unknown. */
  region: string
}

/** A person on the shortlist of a company. */
export interface SavedCandidatesTable {
  id: string
  company_id: string
  account_id: string
  note: string
  /** Member who saved the person; null once the account is gone. */
  saved_by: string | null
  saved_at: number
  /** True if the name was shown then: the row goes when the person becomes anonymous or hidden. */
  is_named: number
}
