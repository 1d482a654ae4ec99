import * as v from 'valibot'
import { slugInPath } from '../call.ts'
import { listQuery } from '../list.ts'
import type { Read } from '../read.ts'
import { criteriaEntries, isOrderFor, NO_MATCH, searchText } from './criteria.ts'
import { foundJobs } from './found.ts'
import { jobInList, placeInSearch, placeSchema } from './job.ts'

export const jobsQuery = v.pipe(
  v.object({ ...criteriaEntries, ...listQuery }),
  v.forward(
    v.check(({ q, sort }) => isOrderFor({ q, sort }), NO_MATCH),
    ['sort'],
  ),
)

export const searchReads = {
  /** The jobs that fit, of all that are open. */
  jobs: { path: 'jobs', query: jobsQuery, result: foundJobs, answer: 'envelope' },
  /** Open jobs that are like one, which may be closed itself: at most 6. */
  similarJobs: {
    path: 'jobs/:slug/similar',
    query: v.object({ slug: slugInPath }),
    result: v.object({ jobs: v.array(jobInList) }),
    answer: 'envelope',
  },
  /** The places whose names begin as `q` does, those with the most people first, or nearly so: at most 8. */
  places: {
    path: 'places',
    query: v.object({ q: v.optional(searchText, '') }),
    result: v.object({ places: v.array(placeSchema) }),
    answer: 'envelope',
  },
  /** The same with countries and regions, each with the words that a search knows it by. */
  areas: {
    path: 'places/areas',
    query: v.object({ q: v.optional(searchText, '') }),
    result: v.object({ places: v.array(placeInSearch) }),
    answer: 'envelope',
  },
} as const satisfies Readonly<Record<string, Read>>
