import type * as v from 'valibot'
import { defaultOrder } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import type { jobsQuery } from '../../../contract/search/reads.ts'
import { WrittenResult, type ReadContext } from '../shared/context.ts'
import { findJobs, type Search } from '../../search/findJobs.ts'
import { placeToSearch } from '../../search/placeToSearch.ts'

type Query = v.InferOutput<typeof jobsQuery>

/** The module that makes the same result in a thread. */
const task = new URL('jobsTask.ts', import.meta.url)

/**
 * Gives the open jobs that fit all criteria, how many there are, what could be chosen besides, and what else to try
 * where little is found. Refused (400) at the field `place` when nobody knows it, and at `after` when it is none of ours.
 */
export const jobs = async ({ db, now }: ReadContext, query: Query): Promise<FoundJobs> =>
  findJobs(db, searchOf(query, now))

/** The same for a response: written in the thread that has read it, where there is one. */
export async function writtenJobs(context: ReadContext, query: Query): Promise<FoundJobs | WrittenResult> {
  const { now, runReaderTask } = context
  if (!runReaderTask) return jobs(context, query)
  return new WrittenResult(await runReaderTask(task, searchOf(query, now)))
}

const searchOf = ({ place, ...query }: Query, now: number): Search => ({
  ...query,
  sort: query.sort ?? defaultOrder(query),
  ...placeToSearch(place),
  now,
})
