import type * as v from 'valibot'
import { savedJobCalls } from '../../contract/search/calls.ts'
import type { ListedJob } from '../../machines/applications/applicationsPage.ts'
import type { ListPart } from '../../machines/reading/paging.ts'
import type { Change, Standing } from '../../machines/search/saving.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { keepJob, keptJobs } from '../browser/kept/keptJobs.ts'
import { toFailure } from '../network/failure.ts'
import { request } from '../network/request.ts'
import { notKeptHere } from '../words/saved.ts'
import { provided, type Asked } from './shared/provided.ts'

type Listed = v.InferInput<typeof savedJobCalls.listSavedJobs.payload>

/** The jobs that a candidate has saved, each with when they have applied to it; null where they have not. */
export const listSavedJobs = provided(
  async ({ input, signal }: Asked<Listed>): Promise<ListPart<ListedJob>> => {
    const { applied, items, next } = await request(savedJobCalls.listSavedJobs, input, { signal })
    return { items: items.map((job) => ({ ...job, appliedAt: applied[job.slug] ?? null })), next }
  },
)

type Slugs = readonly string[]

interface Among {
  readonly slugs: Slugs
}

/**
 * Which of some jobs a candidate has saved, and applied to. What the device has kept is on its way into the account.
 */
export const readSaved = provided(async ({ input: { slugs }, signal }: Asked<Among>): Promise<Standing> => {
  const { applied, items } = await request(
    savedJobCalls.listSavedJobs,
    { among: [...slugs], limit: slugs.length },
    { signal },
  )
  return { saved: [...items.map(({ slug }) => slug), ...keptJobs()], applied }
})

/** Saves a job in the account of a candidate, or takes it out. */
export const changeSaved = provided(async ({ input, signal }: Asked<Change | undefined>) => {
  if (!input) return
  const { slug, isSaved } = input
  if (keptJobs().includes(slug)) keepJob(slug, false)
  await request(isSaved ? savedJobCalls.saveJob : savedJobCalls.unsaveJob, { slug }, { signal })
})

/** Which jobs a guest has saved on this device. */
export const readKept = provided(async (_: Asked<Among>): Promise<Standing> => ({
  saved: keptJobs(),
  applied: {},
}))

/** Saves a job on this device, or takes it out. */
export const changeKept = provided(async ({ input }: Asked<Change | undefined>) => {
  try {
    if (input) keepJob(input.slug, input.isSaved)
  } catch {
    throw { code: 'unexpected', message: notKeptHere } satisfies Failure
  }
})

/** Saves in the account what the device has kept, the last saved last. What fails stays on the device. */
export async function moveKept(signal: AbortSignal): Promise<void> {
  for (const slug of keptJobs().toReversed()) {
    await request(savedJobCalls.saveJob, { slug }, { signal }).catch((error: unknown) => {
      // A job that is gone is nothing to keep.
      if (toFailure(error).reason?.code !== 'notFound') throw error
    })
    keepJob(slug, false)
  }
}
