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

/** The jobs that a candidate has saved, each with when they have applied to it; null where they have not. */
export const listSavedJobs = provided(
  async ({
    input,
    signal,
  }: EffectRequest<Listed>): Promise<ListPart<SavedJob & { readonly appliedAt: string | null }>> => {
    const { applied, items, next } = await request(savedJobCalls.listSavedJobs, input, { signal })
    return { items: items.map((job) => ({ ...job, appliedAt: applied[job.slug] ?? null })), next }
  },
)

/** The most jobs of which the server says at once whether they are saved. */
const MOST_AT_ONCE = 50

interface Owned {
  /** The id of a candidate, or null for a guest. */
  readonly owner: string | null
}

/**
 * Saved jobs and applications among given jobs; for a guest, the jobs saved on this device. Guest jobs are
 * moved into the account on the way.
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
 * Saves a job or takes it out, in the account of a candidate or on the device of a guest.
 *
 * @returns what the person has to know, if anything
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

/** A guest is told where the first job is that they save. */
function changeKept(slug: string, isSaved: boolean): Notice | undefined {
  const isFirst = !hasGuestJobs()
  try {
    saveGuestJob(slug, isSaved)
  } catch {
    throw { code: 'unexpected', message: savedWords.notOnDevice } satisfies Failure
  }
  return isFirst ? { kind: 'success', title: 'jobSaved', message: 'savedOnDevice' } : undefined
}

/** Saves in the account what the device has kept, the last saved last. What fails stays on the device. */
export async function moveGuestJobs(signal: AbortSignal): Promise<void> {
  for (const slug of guestJobs().toReversed()) {
    await request(savedJobCalls.saveJob, { slug }, { signal }).catch((error: unknown) => {
      // A job that is gone is nothing to keep.
      if (toFailure(error).reason?.code !== 'notFound') throw error
    })
    saveGuestJob(slug, false)
  }
}
