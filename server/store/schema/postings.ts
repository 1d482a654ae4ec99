import type { Outcome } from '../../../contract/postings/lifecycle.ts'
import type { ReportReason } from '../../../contract/postings/report.ts'
import type { PostingState } from '../../../machines/lifecycles/posting.ts'

/** A posting of a company. */
export interface PostingsTable {
  id: string
  company_id: string
  /** Its name in its address, from the first publishing on; it never changes. */
  slug: string | null
  /** Content (contract/postings/posting.ts), as JSON. */
  content: string
  state: PostingState
  /** Outcome; null while open. */
  outcome: Outcome | null
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  renewals: number
  created_at: number
  /** When what it says was last saved; null where that was when it was made. */
  saved_at: number | null
  /** When it was first published; it never changes. */
  published_at: number | null
  /** When the days that it may be open began: when its employer last published or renewed it, or it was first found. */
  opened_at: number | null
  /** When its employer last said that it is still open. */
  confirmed_at: number | null
  /** Changes that an operator asks for before publishing; null for none. */
  changes_asked: string | null
  /** The fields that an employer has changed and an operator has to approve, as JSON; null where there are none. */
  changes: string | null
  /** A hash of its text and its company as they passed the review; null where they never did. */
  cleared_hash: string | null
  /** A hash of what makes another posting of the company its copy; null until something happens to it. */
  copy_hash: string | null
}

/** Views of a posting on a day. Days without views have no row. */
export interface PostingViewsTable {
  posting_id: string
  /** In UTC, `YYYY-MM-DD`. */
  day: string
  views: number
}

/** Report about a posting. */
export interface ReportsTable {
  id: string
  posting_id: string
  /** Account of the reporter; null for a guest, or after its deletion. */
  account_id: string | null
  reason: ReportReason
  text: string
  created_at: number
  /** Decision of the operators; null while open. */
  outcome: 'removed' | 'dismissed' | null
  decided_at: number | null
}

/** The ledger: what happened to everything that has a lifecycle. Rows are added, and never changed. */
export interface EventsTable {
  subject_kind: 'posting' | 'company' | 'application' | 'introduction' | 'savedSearch'
  subject_id: string
  /** From 1, without gaps. */
  seq: number
  /** An event of the subject's lifecycle, or `edited`; of a company `suspend`, `restore` and `renamed`. */
  type: string
  actor: 'candidate' | 'employer' | 'operator' | 'clock' | 'system'
  /** Account, where a person acted. */
  account_id: string | null
  at: number
  /** Payload of the event, as JSON. */
  payload: string
  from_state: string
  to_state: string
  /** The version of the lifecycle that decided; empty where there is none. */
  machine_version: string
  /** Idempotency key of a bulk call; null for a single one. Unique per subject. */
  call_key: string | null
}
