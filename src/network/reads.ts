import { postingReads, type Job } from '../../contract/postings/reads.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { read } from './api.ts'
import { base } from './base.ts'
import { toFailure } from './failure.ts'

/**
 * A job, as everybody may read it (`GET /api/jobs/{slug}`).
 *
 * @throws {Failure} with the reason `notFound` where there is none, or none any more; `unreadable` for an answer that is
 *   none of the contract's
 * @throws what `fetch` throws on the way; `toFailure` knows each
 */
export async function readJob(slug: string, signal: AbortSignal): Promise<Job> {
  const { path, result } = postingReads.job
  const response = await fetch(`${base}/${path.replace(':slug', encodeURIComponent(slug))}`, {
    // Whether anybody is still taken is not to be an older answer.
    cache: 'no-cache',
    redirect: 'error',
    signal,
  })
  const answered = response.json().then((answer: unknown) => read(result, answer))
  if (response.status !== 404 && response.status !== 410) return answered
  return answered.catch((error: unknown) => {
    throw { ...toFailure(error), reason: { code: 'notFound' } } satisfies Failure
  })
}
