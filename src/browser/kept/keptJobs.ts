import * as v from 'valibot'
import { hasKeptJobs, keptJobsKey } from './hasKeptJobs.ts'

const slugs = v.array(v.string())

/** The slugs of the jobs that a guest has saved, the last saved first; none, where the device keeps nothing. */
export function keptJobs(): readonly string[] {
  try {
    const parsed = v.safeParse(slugs, JSON.parse(localStorage.getItem(keptJobsKey) ?? '[]'))
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
  if (kept.length > 0) localStorage.setItem(keptJobsKey, JSON.stringify(kept))
  else if (hasKeptJobs()) localStorage.removeItem(keptJobsKey)
}
