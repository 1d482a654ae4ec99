/** The workers that take a job: each queue has its own, so that none waits for another's. */
export type Queue = 'mail' | 'deadlines' | 'exports' | 'erasures' | 'alerts'

/** Work to be done in the background. A row is deleted when its work is done. */
export interface JobsTable {
  id: string
  queue: Queue
  /** Kind of job. A process skips kinds that only a newer version knows. */
  kind: string
  /** Input of the job, as JSON. */
  payload: string
  /** State for the next attempt, as JSON; deleted when the job fails for good. */
  progress: string | null
  /** At most one job has it: another one is not added, or replaces this one. */
  key: string | null
  /** Subject of the job, by which it can be cancelled. */
  subject: string | null
  /** The smaller, the sooner, among those that are due. */
  priority: number
  created_at: number
  due_at: number
  /** Number of attempts, a fencing token: an outdated worker notices that the job is no longer its own. */
  attempts: number
  /** Until when it belongs to the process that took it. */
  leased_until: number | null
  /** When it was given up, and why; null while it waits. */
  failed_at: number | null
  reason: string | null
}
