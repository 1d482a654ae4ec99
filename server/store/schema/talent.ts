import type { Generated } from 'kysely'
import type { Visibility } from '../../../contract/talent/profile.ts'

/** Profile of a candidate. */
export interface ProfilesTable {
  account_id: string
  /**
   * Random name from which the ids are made that companies know the person by (server/talent/personIds.ts). Renewed when a
   * named profile becomes anonymous or hidden, so that nothing that a company has kept leads to it.
   */
  person_id: string
  /** Content (contract/talent/profile.ts), as JSON. */
  content: string
  visibility: Visibility
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  created_at: number
  updated_at: number
  /** Day of the last activity in UTC, `YYYY-MM-DD`: companies are told no more exactly. */
  active_day: string
  /** Time at which its owner is asked, or at which it hides itself once they were; null while it is hidden. */
  visible_until: number | null
  /** True if its owner was asked. */
  is_asked: Generated<number>
}

/** Something whose companies never see the profile of a candidate. */
export interface ExclusionsTable {
  id: string
  account_id: string
  kind: 'company' | 'domain' | 'employer'
  /** Id of the company, the domain, or the folded name of an employer in a resume. */
  value: string
  /** As it is shown to the candidate. */
  name: string
  created_at: number
  /** Time of its removal, kept for an employer that would be added again by itself; null while it holds. */
  removed_at: number | null
}

/**
 * Companies that an exclusion has met. A row stays when the company takes another name or website, until the exclusion is
 * removed.
 */
export interface ExcludedCompaniesTable {
  company_id: string
  account_id: string
  exclusion_id: string
}

/** Views of a profile by a company on a day, for its owner. */
export interface ProfileViewsTable {
  account_id: string
  company_id: string
  /** In UTC, `YYYY-MM-DD`. */
  day: string
  /** Words of the company's last search of the day that showed the person; empty for one without words. */
  words: string
  opened: number
  listed: number
}
