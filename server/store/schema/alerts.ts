import type { LessLikeReason } from '../../../contract/alerts/alertPage.ts'
import type { AlertFrequency, SavedSearchState } from '../../../contract/alerts/lifecycle.ts'

/** Recipient of job alerts: an account, or an email address without one. */
export interface SubscribersTable {
  id: string
  account_id: string | null
  /** Canonical address; null where it has an account. */
  email_address: string | null
  /** When the owner of the address confirmed it; null for an account, and until then. */
  confirmed_at: number | null
  created_at: number
}

/** Search whose new jobs are mailed. */
export interface SavedSearchesTable {
  id: string
  subscriber_id: string
  /** Query string of `/jobs` in its canonical spelling. */
  criteria: string
  /** Name of its owner; empty where the criteria name it. */
  name: string
  every: AlertFrequency
  /** IANA time zone. */
  time_zone: string
  state: SavedSearchState
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  created_at: number
  /** When it was saved, or its owner last chose to go on. */
  renewed_at: number
  /** Time of the last mail. */
  last_at: number | null
  /** When what it matched is mailed; null while nothing is. */
  due_at: number | null
  ended_at: number | null
}

/** Inverted index of saved searches: the rarest term that a job must have. */
export interface SavedSearchTermsTable {
  term: string
  search_id: string
}

/** Job that a saved search matched, and that is not mailed yet. */
export interface AlertMatchesTable {
  search_id: string
  posting_id: string
  matched_at: number
}

/** Job that was mailed to a recipient. */
export interface MailedJobsTable {
  subscriber_id: string
  posting_id: string
  mailed_at: number
}

/** Job that a recipient has hidden. */
export interface HiddenJobsTable {
  subscriber_id: string
  posting_id: string
  hidden_at: number
}

/** Company whose jobs a recipient has hidden. */
export interface HiddenCompaniesTable {
  subscriber_id: string
  company_id: string
  hidden_at: number
}

/** Change of a saved search by "Less like this", which can be undone. */
export interface SearchNarrowingsTable {
  search_id: string
  /** Job that was meant. */
  posting_id: string
  reason: LessLikeReason
  criteria_before: string
  criteria_after: string
  narrowed_at: number
}

/** Address without an account that got its one confirmation. */
export interface AlertConfirmationsTable {
  /** Keyed hash of the canonical address. */
  address_hash: string
  mailed_at: number
}
