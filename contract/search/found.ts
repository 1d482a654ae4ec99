import * as v from 'valibot'
import { radii } from './choices.ts'
import { ages, type SingleFilter } from './criteria.ts'
import { jobInList, placeInSearch } from './job.ts'

/** Number of jobs with each choice, whatever else of the same kind is chosen. */
const counts = v.record(v.string(), v.number())

/** Counts of a filter, whatever is chosen of it; lower bounds if they are capped. */
const countedFilter = v.object({ counts, isCapped: v.boolean() })

const nothingCounted: v.InferOutput<typeof countedFilter> = { counts: {}, isCapped: false }

/** Counts of the further filters where nothing is counted. */
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
  /** Counted up to 1,000, and then said to be more. */
  total: v.object({ count: v.number(), isCapped: v.boolean() }),
  facets: v.object({ workplace: counts, type: counts, level: counts }),
  /** True if counts are lower bounds: above 1,000 jobs only the newest are counted. */
  areFacetsCapped: v.boolean(),
  /** Number of jobs of each age, and of any, whatever age is chosen. */
  ages: v.array(v.object({ days: v.nullable(v.picklist(ages)), count: v.number(), isCapped: v.boolean() })),
  /** Number of jobs by their yearly pay, whatever pay is chosen. Each bar ends where the next begins. */
  pays: v.object({
    bars: v.array(v.object({ from: v.number(), count: v.number() })),
    isCapped: v.boolean(),
  }),
  /** Number of jobs by each of the further filters. Regions are counted in the chosen country. */
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
  /** Corrected query that would find jobs; null when not needed. */
  suggestion: v.nullable(v.string()),
  /** The place that was taken for what was typed, and others that may be meant. */
  place: v.nullable(v.object({ ...placeInSearch.entries, others: v.array(placeInSearch) })),
  /** Wider radii that would find something, where this one finds fewer than 5. */
  wider: v.array(v.object({ radius: v.picklist(radii), count: v.number() })),
})

export type FoundJobs = v.InferOutput<typeof foundJobs>
