import type * as v from 'valibot'
import { defaultOrder } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { meansRemote } from '../../../contract/search/remote.ts'
import type { jobsQuery } from '../../../contract/search/reads.ts'
import { WrittenResult, type ReadContext } from '../shared/context.ts'
import { Refused } from '../../refused.ts'
import { findJobs, type Search } from '../../search/findJobs.ts'
import { findPlace, type FoundPlace } from '../../search/places.ts'
import { isEverywhere, isPartOfTheWorld, isPostcode } from '../../search/placeReading.ts'
import { searchRefusals } from '../../words/search.ts'

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

const searchOf = ({ place, ...query }: Query, now: number): Search => {
  const isRemote = meansRemote(place)
  return {
    ...query,
    sort: query.sort ?? defaultOrder(query),
    isRemote,
    place: isRemote ? null : placeOf(place),
    now,
  }
}

/** The place that is meant; null where none is named. */
function placeOf(named: string): FoundPlace | null {
  const typed = named.trim()
  if (typed === '') return null
  if (isEverywhere(typed)) return null
  const place = isPartOfTheWorld(typed) ? undefined : findPlace(typed)
  if (place) return place
  const message = isPartOfTheWorld(typed)
    ? searchRefusals.severalCountries(typed)
    : isPostcode(typed)
      ? searchRefusals.noPostcodes
      : searchRefusals.unknownPlace(typed)
  throw new Refused(message, { status: 400, fields: { place: message } })
}
