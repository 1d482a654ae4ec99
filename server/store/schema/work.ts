/** The workers that take a job: each queue has its own, so that none waits for another's. */
export type Queue = 'mail' | 'deadlines'

/** Work to be done in the background. A row is deleted when its work is done. */
export interface JobsTable {
  id: string
  queue: Queue
  /** What is to be done. A process leaves alone what only a newer version knows. */
  kind: string
  /** What the kind needs to know, as JSON. */
  payload: string
  /** What the work has noted for its next attempt, as JSON; gone when the job is given up. */
  progress: string | null
  /** At most one job has it: another one is not added, or replaces this one. */
  key: string | null
  /** What the job is about, so that it can be taken back. */
  subject: string | null
  /** The smaller, the sooner, among those that are due. */
  priority: number
  created_at: number
  due_at: number
  /** How often it was taken. Whoever took it before notices by this number that it is not theirs any more. */
  attempts: number
  /** Until when it belongs to the process that took it. */
  leased_until: number | null
  /** When it was given up, and why; null while it waits. */
  failed_at: number | null
  reason: string | null
}
