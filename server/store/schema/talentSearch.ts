import type { SearchPlacesTable } from './search.ts'

/**
 * Index row of a visible profile, updated in the transaction of each change. Kept short, because queries scan
 * many rows.
 */
export interface SearchProfilesTable {
  /** Sort key by activity: day of the last activity, and a random position within the day. */
  number: number
  account_id: string
  /** Copy of `profiles.person_id`. */
  person_id: string
  /** True if the name is visible. */
  is_named: number
  /** Bit set of preferred workplaces, types and levels, and of the notice period. */
  facets: number
}

/** Visible part of the profile of an index row. */
export interface ShownProfilesTable {
  number: number
  /** JSON of the profile as companies see it, without the id. */
  content: string
  /** Short form of `content` for lists, as JSON. */
  listed: string
}

/** Preferred places of work, in the format of job places. */
export interface ProfilePlacesTable extends SearchPlacesTable {
  /** Radius in kilometers. */
  radius: number
  country: string
  /** GeoNames code of the region; empty if unknown. */
  region: string
}

/** Person on the shortlist of a company. */
export interface SavedCandidatesTable {
  id: string
  company_id: string
  account_id: string
  note: string
  /** Account of the member who saved the person; null once it is erased. */
  saved_by: string | null
  saved_at: number
  /** True if the name was visible: the row is deleted when the person becomes anonymous or hidden. */
  is_named: number
}
