import type { Generated } from 'kysely'
import type { applicationStates } from '../../../contract/applications/calls.ts'
import type { Stage } from '../../../contract/applications/lifecycle.ts'
import type { openedParts } from '../../../contract/applications/openings.ts'

/** Application of a candidate to a posting. */
export interface ApplicationsTable {
  id: string
  /** Short public identifier, such as A7K-4QF2; unique. */
  reference: string
  posting_id: string
  candidate_id: string
  state: (typeof applicationStates)[number]
  /** Stage; null until sent. Ended applications keep their last stage. */
  stage: Stage | null
  /** Side that acts next; null unless active. */
  turn: 'candidate' | 'employer' | null
  lateness: 'onTime' | 'overdue' | 'silent' | null
  /** Due date of the turn; the largest possible time without a turn. */
  due_at: number
  /** Time at which a pending rejection is sent; null if there is none. */
  leaves_at: number | null
  /** Content of the draft, as JSON. */
  content: string
  /** Number of changes, for optimistic locking. */
  revision: number
  created_at: number
  submitted_at: number | null
  /** Sent snapshot as JSON, and its SHA-256 in hex; immutable. */
  snapshot: string | null
  snapshot_hash: string | null
  /** Headline as JSON, and search text, both derived from the snapshot. */
  headline: string | null
  search_text: string | null
  /** File in the snapshot, which is kept as long as the application. */
  sent_file_id: string | null
  /** Deadline of the employer's first answer; null until the application is sent. */
  answer_due_at: number | null
  /** End of the retention: a period after the end, or after the last change of a draft; null while active. */
  kept_until: number | null
  /** Time of the employer's first reply; null until then. */
  answered_at: number | null
  /**
   * Number that replaces the name of the candidate in the first stage, if the posting hides names; otherwise
   * null. It never changes.
   */
  hidden_as: number | null
  /** True if the first reply was overdue. */
  was_late: Generated<number>
  /** Time at which the application was anonymized; null if not. */
  erased_at: Generated<number | null>
}

/** Record that a member opened an application on a day. */
export interface OpeningsTable {
  application_id: string
  /** Day in UTC, `YYYY-MM-DD`. */
  day: string
  what: (typeof openedParts)[number]
  /** Account of the member, kept after they leave the company. */
  account_id: string
  /** Time of the first opening on that day. */
  opened_at: number
}
