import * as v from 'valibot'
import { hasGuestJobs, guestJobsKey } from './hasGuestJobs.ts'

const slugs = v.array(v.string())

/** The slugs of the jobs that a guest has saved, the last saved first; none, where the device keeps nothing. */
export function guestJobs(): readonly string[] {
  try {
    const parsed = v.safeParse(slugs, JSON.parse(localStorage.getItem(guestJobsKey) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/**
 * Keeps a job on the device, or does not any more.
 *
 * @throws {Error} where the device keeps nothing, or is full
 */
export function saveGuestJob(slug: string, isSaved: boolean): void {
  const others = guestJobs().filter((each) => each !== slug)
  const kept = isSaved ? [slug, ...others] : others
  if (kept.length > 0) localStorage.setItem(guestJobsKey, JSON.stringify(kept))
  else if (hasGuestJobs()) localStorage.removeItem(guestJobsKey)
}
