import type { Generated } from 'kysely'
import type { IntroductionState } from '../../../contract/introductions/lifecycle.ts'

/** Invitation to apply, from a company to a candidate. */
export interface IntroductionsTable {
  id: string
  company_id: string
  posting_id: string
  candidate_id: string
  /** Account of the inviting member, kept after they leave the company. */
  asked_by: string
  state: IntroductionState
  /** Side that acts next; null after the end. */
  turn: 'candidate' | 'employer' | null
  lateness: 'onTime' | 'overdue' | null
  /** Due date of the turn; the largest possible time without a turn. */
  due_at: number
  /** Message of the invitation. */
  message: string
  /** Headline of the profile at the time of the invitation, as the company saw it. */
  headline: string
  /** Value of `profiles.person_id` at the time of the invitation. */
  person_id: string
  /** JSON list of the parts that the candidate has revealed. */
  shares: string
  /** JSON of name, contact details and resume at the time of acceptance; null if nothing is shared. */
  shared: string | null
  /** Resulting application; null without one. */
  application_id: string | null
  /** Number of changes, for optimistic locking. */
  revision: number
  created_at: number
  ended_at: number | null
  /** End of the retention; null while open. */
  kept_until: number | null
  /**
   * True if the invitation is never delivered, because the company recently invited the same candidate by
   * name.
   */
  is_quiet: Generated<number>
  /** Time at which the introduction was anonymized; null if not. */
  erased_at: Generated<number | null>
}
