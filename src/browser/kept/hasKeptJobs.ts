// Apart from what reads and keeps them: every page looks whether there are any.

/** Storage key of a guest's saved jobs. */
export const keptJobsKey = 'saved-jobs'

/** Whether the device has kept any job at all. */
export function hasKeptJobs(): boolean {
  try {
    return localStorage.getItem(keptJobsKey) !== null
  } catch {
    return false
  }
}
