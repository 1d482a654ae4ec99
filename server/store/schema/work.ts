/** Queue of a job. Each has separate workers, so that no queue waits for another. */
export type Queue = 'mail' | 'deadlines' | 'exports' | 'erasures' | 'alerts'

/** Background job. The row is deleted on completion. */
export interface JobsTable {
  id: string
  queue: Queue
  /** Kind of job. A process skips kinds that only a newer version knows. */
  kind: string
  /** Input of the job, as JSON. */
  payload: string
  /** State for the next attempt, as JSON; deleted when the job fails for good. */
  progress: string | null
  /** Key that at most one job has: another job with it is not added, or replaces this one. */
  key: string | null
  /** Subject of the job, by which it can be canceled. */
  subject: string | null
  /** Priority among due jobs; lower runs first. */
  priority: number
  created_at: number
  due_at: number
  /** Number of attempts. It serves as fencing token: an outdated worker detects that it has lost the job. */
  attempts: number
  /** End of the lease by the process that runs it; null if not running. */
  leased_until: number | null
  /** Time and reason of the final failure; null until then. */
  failed_at: number | null
  reason: string | null
}
