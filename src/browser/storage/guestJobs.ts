import * as v from 'valibot'
import { hasGuestJobs, guestJobsKey } from './hasGuestJobs.ts'

const slugs = v.array(v.string())

/** Slugs of the jobs that a guest has saved, newest first; empty if storage is disabled. */
export function guestJobs(): readonly string[] {
  try {
    const parsed = v.safeParse(slugs, JSON.parse(localStorage.getItem(guestJobsKey) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/**
 * Saves a guest's job on the device, or removes it.
 *
 * @throws {Error} if storage is disabled or full
 */
export function saveGuestJob(slug: string, isSaved: boolean): void {
  const others = guestJobs().filter((each) => each !== slug)
  const kept = isSaved ? [slug, ...others] : others
  if (kept.length > 0) localStorage.setItem(guestJobsKey, JSON.stringify(kept))
  else if (hasGuestJobs()) localStorage.removeItem(guestJobsKey)
}
