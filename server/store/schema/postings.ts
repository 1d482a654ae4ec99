import type { Outcome } from '../../../contract/postings/lifecycle.ts'
import type { ReportReason } from '../../../contract/postings/report.ts'
import type { PostingState } from '../../../machines/lifecycles/posting.ts'

/** Posting of a company. */
export interface PostingsTable {
  id: string
  company_id: string
  /** Slug of the public page, assigned on first publishing; it never changes. */
  slug: string | null
  /** Content, as JSON. */
  content: string
  state: PostingState
  /** Outcome; null while open. */
  outcome: Outcome | null
  /** Number of changes, for optimistic locking. */
  revision: number
  renewals: number
  created_at: number
  /** Time at which the content was last saved; null if not saved since its creation. */
  saved_at: number | null
  /** Time of the first publishing; it never changes. */
  published_at: number | null
  /**
   * Start of the open days: the last publishing or renewal by the employer, or the first time it was public.
   */
  opened_at: number | null
  /** Time at which the employer last confirmed that the posting is open. */
  confirmed_at: number | null
  /** Changes that an operator requests before publishing; null if there are none. */
  changes_asked: string | null
  /** JSON of the edited fields that await approval by an operator; null if there are none. */
  changes: string | null
  /** Hash of text and company as last approved; null if never reviewed. */
  cleared_hash: string | null
  /** Hash to detect duplicates within the company; null until the next event of the posting. */
  copy_hash: string | null
}

/** Views of a posting on a day. Days without views have no row. */
export interface PostingViewsTable {
  posting_id: string
  /** Day in UTC, `YYYY-MM-DD`. */
  day: string
  views: number
}

/** Report about a posting. */
export interface ReportsTable {
  id: string
  posting_id: string
  /** Account of the reporter; null for a guest, and after its erasure. */
  account_id: string | null
  reason: ReportReason
  text: string
  created_at: number
  /** Decision of the operators; null while open. */
  outcome: 'removed' | 'dismissed' | null
  decided_at: number | null
}

/** Event ledger of everything with a lifecycle. Append-only. */
export interface EventsTable {
  subject_kind: 'posting' | 'company' | 'application' | 'introduction' | 'savedSearch'
  subject_id: string
  /** Sequence number from 1, without gaps. */
  seq: number
  /** Event of the subject's lifecycle, or `edited`; for a company `suspend`, `restore` and `renamed`. */
  type: string
  actor: 'candidate' | 'employer' | 'operator' | 'clock' | 'system'
  /** Account that acted; null for other actors. */
  account_id: string | null
  at: number
  /** Payload of the event, as JSON. */
  payload: string
  from_state: string
  to_state: string
  /** Version of the lifecycle machine; empty for events without one. */
  machine_version: string
  /** Idempotency key of a bulk call; null for a single one. Unique per subject. */
  call_key: string | null
}
