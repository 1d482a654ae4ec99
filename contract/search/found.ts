import * as v from 'valibot'
import { radii } from './choices.ts'
import { ages, type SingleFilter } from './criteria.ts'
import { jobInList, placeInSearch } from './job.ts'

/** Facet counts: number of jobs by choice, ignoring the selected choices of the same filter. */
const counts = v.record(v.string(), v.number())

/** Facet counts of a filter, ignoring its selection; lower bounds if capped. */
const countedFilter = v.object({ counts, isCapped: v.boolean() })

const nothingCounted: v.InferOutput<typeof countedFilter> = { counts: {}, isCapped: false }

/** Empty facet counts of the single-value filters. */
export const nothingMore: Readonly<Record<SingleFilter, typeof nothingCounted>> = {
  country: nothingCounted,
  region: nothingCounted,
  replies: nothingCounted,
  within: nothingCounted,
  range: nothingCounted,
  visa: nothingCounted,
  hours: nothingCounted,
}

export const foundJobs = v.object({
  jobs: v.array(jobInList),
  /** Number of results, counted up to 1,000; `isCapped` if there are more. */
  total: v.object({ count: v.number(), isCapped: v.boolean() }),
  facets: v.object({ workplace: counts, type: counts, level: counts }),
  /** True if counts are lower bounds: beyond 1,000 jobs, only the newest are counted. */
  areFacetsCapped: v.boolean(),
  /** Facet counts by age, and for any age (`days: null`), ignoring the selected age. */
  ages: v.array(v.object({ days: v.nullable(v.picklist(ages)), count: v.number(), isCapped: v.boolean() })),
  /** Histogram of yearly pay, ignoring the selected minimum. Each bar extends to the next one. */
  pays: v.object({
    bars: v.array(v.object({ from: v.number(), count: v.number() })),
    isCapped: v.boolean(),
  }),
  /** Facet counts of the single-value filters. Regions are those of the selected country. */
  more: v.object({
    country: countedFilter,
    region: countedFilter,
    replies: countedFilter,
    within: countedFilter,
    range: countedFilter,
    visa: countedFilter,
    hours: countedFilter,
  } satisfies Record<SingleFilter, typeof countedFilter>),
  /** Names of the counted regions, by their ids. */
  regionNames: v.record(v.string(), v.string()),
  /** Cursor of the next page; null after the last. */
  next: v.nullable(v.string()),
  /** Corrected query that would find jobs; null if not needed. */
  suggestion: v.nullable(v.string()),
  /** Place that the text was resolved to, and other possible places. */
  place: v.nullable(v.object({ ...placeInSearch.entries, others: v.array(placeInSearch) })),
  /**
   * Larger radii that find any jobs, with their counts, if the place is a city and the selected radius
   * finds fewer than 5.
   */
  wider: v.array(v.object({ radius: v.picklist(radii), count: v.number() })),
})

export type FoundJobs = v.InferOutput<typeof foundJobs>
