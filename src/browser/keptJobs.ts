import * as v from 'valibot'

const key = 'saved-jobs'
const slugs = v.array(v.string())

/** Whether the device has kept any job at all. */
export function hasKeptJobs(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** The slugs of the jobs that a guest has saved, the last saved first; none, where the device keeps nothing. */
export function keptJobs(): readonly string[] {
  try {
    const parsed = v.safeParse(slugs, JSON.parse(localStorage.getItem(key) ?? '[]'))
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
export function keepJob(slug: string, isSaved: boolean): void {
  const others = keptJobs().filter((each) => each !== slug)
  const kept = isSaved ? [slug, ...others] : others
  if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept))
  else if (hasKeptJobs()) localStorage.removeItem(key)
}
