import type { LessLikeReason } from '../../../contract/alerts/alertPage.ts'
import type { AlertFrequency, SavedSearchState } from '../../../contract/alerts/lifecycle.ts'

/** Recipient of job alerts: an account, or an email address without one. */
export interface SubscribersTable {
  id: string
  account_id: string | null
  /** Canonical address; null if the subscriber has an account. */
  email_address: string | null
  /** Time at which the owner of the address confirmed it; null for an account, and until then. */
  confirmed_at: number | null
  created_at: number
}

/** Saved search, whose new jobs are mailed. */
export interface SavedSearchesTable {
  id: string
  subscriber_id: string
  /** Canonical query string of `/jobs`. */
  criteria: string
  /** Name by the owner; empty if the title is derived from the criteria. */
  name: string
  every: AlertFrequency
  /** IANA time zone. */
  time_zone: string
  state: SavedSearchState
  /** Number of changes, for optimistic locking. */
  revision: number
  created_at: number
  /** Time at which the search was saved or last extended by its owner. */
  renewed_at: number
  /** Time of the last email. */
  last_at: number | null
  /** Due time of the email with the current matches; null without matches. */
  due_at: number | null
  ended_at: number | null
}

/** Inverted index of saved searches: the rarest terms of which a matching job must contain one. */
export interface SavedSearchTermsTable {
  term: string
  search_id: string
}

/** Job that matches a saved search and has not been mailed yet. */
export interface AlertMatchesTable {
  search_id: string
  posting_id: string
  matched_at: number
}

/** Record of a job that was mailed to a recipient. */
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

/** Change of a saved search by "Less like this", which can be reverted. */
export interface SearchNarrowingsTable {
  search_id: string
  /** Mailed job that the recipient referred to. */
  posting_id: string
  reason: LessLikeReason
  criteria_before: string
  criteria_after: string
  narrowed_at: number
}

/** Address without an account that has received its only confirmation email. */
export interface AlertConfirmationsTable {
  /** Keyed hash of the canonical address. */
  address_hash: string
  mailed_at: number
}
