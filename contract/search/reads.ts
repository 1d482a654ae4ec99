import * as v from 'valibot'
import { listQuery } from '../list.ts'
import type { Read } from '../read.ts'
import { criteriaEntries, isOrderFor, NO_MATCH, radii, searchText } from './criteria.ts'
import { jobInList, placeSchema } from './job.ts'

/** How many jobs there would be with each choice, whatever else is chosen of the same kind. */
const counts = v.record(v.string(), v.number())

export const foundJobs = v.object({
  jobs: v.array(jobInList),
  /** Counted up to 1,000, and then said to be more. */
  total: v.object({ count: v.number(), isCapped: v.boolean() }),
  facets: v.object({ workplace: counts, type: counts, level: counts }),
  /** What to ask for behind these; null after the last. */
  next: v.nullable(v.string()),
  /** What would find something, where this does not: the same with a word corrected. */
  suggestion: v.nullable(v.string()),
  /** The place that was meant. */
  place: v.nullable(placeSchema),
  /** Wider radii that would find something, where this one finds fewer than 5. */
  wider: v.array(v.object({ radius: v.picklist(radii), count: v.number() })),
})

export type FoundJobs = v.InferOutput<typeof foundJobs>

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
    query: v.object({ slug: v.string() }),
    result: v.object({ jobs: v.array(jobInList) }),
    answer: 'envelope',
  },
  /** The places whose names begin as `q` does, those with the most people first: at most 8. */
  places: {
    path: 'places',
    query: v.object({ q: v.optional(searchText, '') }),
    result: v.object({ places: v.array(placeSchema) }),
    answer: 'envelope',
  },
} as const satisfies Readonly<Record<string, Read>>
