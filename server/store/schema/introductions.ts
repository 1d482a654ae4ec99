import type { Generated } from 'kysely'
import type { IntroductionState } from '../../../contract/introductions/lifecycle.ts'

/** Invitation of a company to a candidate to apply. */
export interface IntroductionsTable {
  id: string
  company_id: string
  posting_id: string
  candidate_id: string
  /** Account of the member who asked; kept after they leave. */
  asked_by: string
  state: IntroductionState
  /** Side that acts next; null once it has ended. */
  turn: 'candidate' | 'employer' | null
  lateness: 'onTime' | 'overdue' | null
  /** Until when; the end of time where it is nobody's turn. */
  due_at: number
  /** Message with which the company asked. */
  message: string
  /** Headline of the profile at that time, as the company saw it. */
  headline: string
  /** `profiles.person_id` at that time. */
  person_id: string
  /** Parts that the candidate has revealed, a list in JSON. */
  shares: string
  /** Revealed name, contact and resume as they were then, as JSON; null while nothing is. */
  shared: string | null
  /** Application that came of it. */
  application_id: string | null
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  created_at: number
  ended_at: number | null
  /** Time of its erasure; null while it goes on. */
  kept_until: number | null
  /** True if it does not reach the candidate, whom the company has invited by name in the months before. */
  is_quiet: Generated<number>
  /** Since when nothing of the candidate is left in it; null while there is. */
  erased_at: Generated<number | null>
}
