import type * as v from 'valibot'
import { savedJobCalls, type SavedJob } from '../../contract/search/calls.ts'
import type { ListPart } from '../../machines/reading/paging.ts'
import type { Change, SavedJobs } from '../../machines/search/saving.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import type { Notice } from '../../machines/shared/notice.ts'
import { hasGuestJobs } from '../browser/storage/hasGuestJobs.ts'
import { saveGuestJob, guestJobs } from '../browser/storage/guestJobs.ts'
import { toFailure } from '../network/failure.ts'
import { request } from '../network/request.ts'
import { savedWords } from '../words/saved.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

type Listed = v.InferInput<typeof savedJobCalls.listSavedJobs.payload>

/**
 * Loads a page of the candidate's saved jobs, each with the date of an application; null if they have not
 * applied.
 */
export const listSavedJobs = provided(
  async ({
    input,
    signal,
  }: EffectRequest<Listed>): Promise<ListPart<SavedJob & { readonly appliedAt: string | null }>> => {
    const { applied, items, next } = await request(savedJobCalls.listSavedJobs, input, { signal })
    return { items: items.map((job) => ({ ...job, appliedAt: applied[job.slug] ?? null })), next }
  },
)

/** Maximum number of jobs per request for saved states. */
const MOST_AT_ONCE = 50

interface Owned {
  /** Id of a candidate, or null for a guest. */
  readonly owner: string | null
}

/**
 * Loads which of the given jobs are saved or applied for. For a guest, these are the jobs saved on the
 * device. For a candidate, jobs saved as a guest and not moved into the account yet count as well.
 */
export async function readSaved({
  input: { owner, slugs },
  signal,
}: EffectRequest<Owned & { readonly slugs: readonly string[] }>): Promise<SavedJobs> {
  if (owner === null) return { saved: guestJobs(), applied: {} }
  const parts = Array.from({ length: Math.ceil(slugs.length / MOST_AT_ONCE) }, (_, part) =>
    slugs.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  )
  const results = await Promise.all(
    parts.map((among) => request(savedJobCalls.listSavedJobs, { among, limit: among.length }, { signal })),
  )
  return {
    saved: [...results.flatMap(({ items }) => items.map(({ slug }) => slug)), ...guestJobs()],
    applied: Object.fromEntries(results.flatMap(({ applied }) => Object.entries(applied))),
  }
}

/**
 * Saves or removes a job, in a candidate's account or on a guest's device.
 *
 * @returns a notice if the person has to know something
 */
export async function changeSaved({
  input: { isSaved, owner, slug },
  signal,
}: EffectRequest<Owned & Change>): Promise<Notice | undefined> {
  if (owner === null) return changeKept(slug, isSaved)
  if (guestJobs().includes(slug)) saveGuestJob(slug, false)
  await request(isSaved ? savedJobCalls.saveJob : savedJobCalls.unsaveJob, { slug }, { signal })
  return undefined
}

/**
 * Saves or removes a job on the device. The first one comes with a notice that it is stored on this device
 * only.
 */
function changeKept(slug: string, isSaved: boolean): Notice | undefined {
  const isFirst = !hasGuestJobs()
  try {
    saveGuestJob(slug, isSaved)
  } catch {
    throw { code: 'unexpected', message: savedWords.notOnDevice } satisfies Failure
  }
  return isFirst ? { kind: 'success', title: 'jobSaved', message: 'savedOnDevice' } : undefined
}

/**
 * Moves the jobs saved as a guest into the account, oldest first, which keeps their order. Failed ones stay
 * on the device.
 */
export async function moveGuestJobs(signal: AbortSignal): Promise<void> {
  for (const slug of guestJobs().toReversed()) {
    await request(savedJobCalls.saveJob, { slug }, { signal }).catch((error: unknown) => {
      // A job that no longer exists need not be moved.
      if (toFailure(error).reason?.code !== 'notFound') throw error
    })
    saveGuestJob(slug, false)
  }
}
