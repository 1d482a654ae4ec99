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

/** Worker module that produces the same result. */
const task = new URL('jobsTask.ts', import.meta.url)

/**
 * Returns the open jobs that match all criteria, with their number, facet counts and suggestions for few
 * results.
 *
 * @throws Refused (400) at the fields `place`, `country` and `region` if unknown, at `sort` for distance
 * without a city, and at `after` for an invalid cursor
 */
export const jobs = async ({ db, now }: ReadContext, query: Query): Promise<FoundJobs> =>
  findJobs(db, searchOf(query, now))

/** Job search for a response. If reader threads are available, the thread also serializes the result. */
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
