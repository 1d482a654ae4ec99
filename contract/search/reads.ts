import * as v from 'valibot'
import { slugInPath } from '../call.ts'
import { listQuery } from '../list.ts'
import { defineRead } from '../read.ts'
import { searchText } from './choices.ts'
import { criteriaEntries, liesInCountry, OTHER_COUNTRY, wrongOrder } from './criteria.ts'
import { foundJobs } from './found.ts'
import { jobInList, placeInSearch, placeSchema } from './job.ts'

export const jobsQuery = v.pipe(
  v.object({ ...criteriaEntries, ...listQuery }),
  v.forward(
    v.check(
      (query) => wrongOrder(query) === undefined,
      ({ input }) => wrongOrder(input) ?? '',
    ),
    ['sort'],
  ),
  v.forward(
    v.check((query) => liesInCountry(query), OTHER_COUNTRY),
    ['region'],
  ),
)

export const searchReads = {
  /** Open jobs that match the criteria. */
  jobs: defineRead({
    path: 'jobs',
    summary: 'Search open jobs.',
    query: jobsQuery,
    result: foundJobs,
    isCached: true,
  }),
  /** Up to 6 open jobs similar to a job, which may be closed itself. */
  similarJobs: defineRead({
    path: 'jobs/:slug/similar',
    summary: 'List open jobs similar to a job.',
    query: v.object({ slug: slugInPath }),
    result: v.object({ jobs: v.array(jobInList) }),
  }),
  /** Up to 8 places whose names start with `q`, or nearly so, largest population first. */
  places: defineRead({
    path: 'places',
    summary: 'Suggest places whose names start with `q`.',
    query: v.object({ q: v.optional(searchText, '') }),
    result: v.object({ places: v.array(placeSchema) }),
  }),
  /** Places, regions and countries, each with its search text. */
  areas: defineRead({
    path: 'places/areas',
    summary: 'Suggest places, regions, and countries, each with its search text.',
    query: v.object({ q: v.optional(searchText, '') }),
    result: v.object({ places: v.array(placeInSearch) }),
  }),
} as const
