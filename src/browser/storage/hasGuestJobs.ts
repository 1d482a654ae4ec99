// Apart from what reads and keeps them: every page looks whether there are any.

/** Storage key of a guest's saved jobs. */
export const guestJobsKey = 'saved-jobs'

/** True if the device has kept any job at all. */
export function hasGuestJobs(): boolean {
  try {
    return localStorage.getItem(guestJobsKey) !== null
  } catch {
    return false
  }
}
