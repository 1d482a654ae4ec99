import type { Generated } from 'kysely'
import type { applicationStates } from '../../../contract/applications/calls.ts'
import type { Stage } from '../../../contract/applications/lifecycle.ts'
import type { openedParts } from '../../../contract/applications/openings.ts'

/** An application of a candidate to a posting. */
export interface ApplicationsTable {
  id: string
  /** Short public name, such as A7K-4QF2; unique. */
  reference: string
  posting_id: string
  candidate_id: string
  state: (typeof applicationStates)[number]
  /** Stage; null until sent. Stays when the application ends. */
  stage: Stage | null
  /** Side that acts next; null unless active. */
  turn: 'candidate' | 'employer' | null
  lateness: 'onTime' | 'overdue' | 'silent' | null
  /** Until when; the end of time where it is nobody's turn. */
  due_at: number
  /** When a rejection that was decided leaves; null where none is about to. */
  leaves_at: number | null
  /** Content of the draft (contract/applications/application.ts), as JSON. */
  content: string
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  created_at: number
  submitted_at: number | null
  /** Sent snapshot as JSON, and its SHA-256 in hex; immutable. */
  snapshot: string | null
  snapshot_hash: string | null
  /** First look (contract/applications/headline.ts) as JSON, and words to find it by, both of the snapshot. */
  headline: string | null
  search_text: string | null
  /** The file in the snapshot: it is kept for as long as the application. */
  sent_file_id: string | null
  /** Deadline of the employer's first answer; null until the application is sent. */
  answer_due_at: number | null
  /** When it is erased: a time after its end, or after the last change of a draft; null while it goes on. */
  kept_until: number | null
  /** When it came. */
  answered_at: number | null
  /**
   * As which number of such people a candidate stands whose name is hidden from the company until the first stage is
   * behind them; null where the name is shown from the start. It never changes.
   */
  hidden_as: number | null
  /** True if it was overdue before. */
  was_late: Generated<number>
  /** Since when nothing of the applicant is left in it (server/privacy/eraseApplication.ts); null while there is. */
  erased_at: Generated<number | null>
}

/** View of an application by a member on a day. Deleted with the application. */
export interface OpeningsTable {
  application_id: string
  /** In UTC, `YYYY-MM-DD`. */
  day: string
  what: (typeof openedParts)[number]
  /** Account of the member; kept after they leave. */
  account_id: string
  /** When it was first opened on that day. */
  opened_at: number
}
