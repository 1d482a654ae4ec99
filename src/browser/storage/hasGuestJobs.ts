// Separate module without a parser, because every page checks for saved jobs.

/** Storage key of a guest's saved jobs. */
export const guestJobsKey = 'saved-jobs'

/** True if the device has stored any job of a guest. */
export function hasGuestJobs(): boolean {
  try {
    return localStorage.getItem(guestJobsKey) !== null
  } catch {
    return false
  }
}
