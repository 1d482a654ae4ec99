import type * as v from 'valibot'
import { defaultOrder, NO_CITY } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import type { jobsQuery } from '../../../contract/search/reads.ts'
import { Refused } from '../../refused.ts'
import { WrittenResult, type ReadContext } from '../shared/context.ts'
import { findJobs, type Search } from '../../search/findJobs.ts'
import { placeToSearch } from '../../search/placeToSearch.ts'
import { territoriesToSearch } from '../../search/territories.ts'

type Query = v.InferOutput<typeof jobsQuery>

/** The module that makes the same result in a thread. */
const task = new URL('jobsTask.ts', import.meta.url)

/**
 * Gives the open jobs that fit all criteria, how many there are, what could be chosen besides, and what else to try
 * where little is found. Refused (400) at the fields `place`, `country` and `region` when nobody knows it, at `sort` when
 * distances are asked for without a city, and at `after` when it is none of ours.
 */
export const jobs = async ({ db, now }: ReadContext, query: Query): Promise<FoundJobs> =>
  findJobs(db, searchOf(query, now))

/** The same for a response: written in the thread that has read it, where there is one. */
export async function writtenJobs(context: ReadContext, query: Query): Promise<FoundJobs | WrittenResult> {
  const { now, runReaderTask } = context
  if (!runReaderTask) return jobs(context, query)
  return new WrittenResult(await runReaderTask(task, searchOf(query, now)))
}

function searchOf({ country, place: typed, region, ...query }: Query, now: number): Search {
  const place = placeToSearch(typed)
  const sort = query.sort ?? defaultOrder(query)
  if (sort === 'near' && place.place?.place.kind !== 'city') {
    throw new Refused(NO_CITY, { status: 400, fields: { sort: NO_CITY } })
  }
  return { ...query, sort, ...place, ...territoriesToSearch({ country, region }), now }
}
