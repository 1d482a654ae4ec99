import type { Generated } from 'kysely'
import type { Visibility } from '../../../contract/talent/profile.ts'

/** Profile of a candidate. */
export interface ProfilesTable {
  account_id: string
  /**
   * Random id from which the company-specific ids of the person are derived. Renewed when a named profile
   * becomes anonymous or hidden, so that ids stored by companies no longer lead to it.
   */
  person_id: string
  /** Content, as JSON. */
  content: string
  visibility: Visibility
  /** Number of changes, for optimistic locking. */
  revision: number
  created_at: number
  updated_at: number
  /** Day of the last activity in UTC, `YYYY-MM-DD`, which is the precision that companies see. */
  active_day: string
  /**
   * Time at which its owner is asked, or after that, at which it is hidden automatically; null while hidden.
   */
  visible_until: number | null
  /** True if its owner was asked to extend the visibility. */
  is_asked: Generated<number>
}

/** Exclusion of a company, domain or employer from a candidate's profile. */
export interface ExclusionsTable {
  id: string
  account_id: string
  kind: 'company' | 'domain' | 'employer'
  /** Id of the company, the domain, or the folded name of an employer in a resume. */
  value: string
  /** Name as shown to the candidate. */
  name: string
  created_at: number
  /**
   * Time of the removal of an employer's exclusion, kept so that it is not added again automatically; null
   * while active.
   */
  removed_at: number | null
}

/**
 * Companies matched by an exclusion. A row remains if the company changes its name or website, until the
 * exclusion is removed.
 */
export interface ExcludedCompaniesTable {
  company_id: string
  account_id: string
  exclusion_id: string
}

/** Views of a profile by one company on one day, shown to its owner. */
export interface ProfileViewsTable {
  account_id: string
  company_id: string
  /** Day in UTC, `YYYY-MM-DD`. */
  day: string
  /** Words of the company's last search of the day that listed the person; empty for one without words. */
  words: string
  opened: number
  listed: number
}
