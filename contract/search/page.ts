import * as v from 'valibot'
import { searchOf, typedNames, without } from './address.ts'
import { singleFilters, type Criteria } from './criteria.ts'
import { foundJobs } from './found.ts'
import { placeSchema } from './job.ts'

/** Criteria that can be removed from a search without results. */
export const criterionNames = [
  'q',
  'place',
  'workplace',
  'type',
  'level',
  'pay',
  'posted',
  ...singleFilters,
] as const

export type CriterionName = (typeof criterionNames)[number]

/** Content of the search page. */
export const jobsPageSchema = v.object({
  /** Search as the query of an address, without the cursor. */
  search: v.string(),
  /** True if these are the first jobs of the list. */
  isFirst: v.boolean(),
  found: foundJobs,
  /** Criteria of the address that are left out, with the reasons. */
  leftOut: v.array(v.object({ name: v.picklist(typedNames), typed: v.string(), message: v.string() })),
  /** Why the place was left out, where nobody knows it. */
  placeProblem: v.nullable(v.string()),
  /** Places that are written nearly as the one that nobody knows. */
  placesNear: v.array(placeSchema),
  /** For a search without results: number of jobs without each criterion. */
  without: v.array(v.object({ name: v.picklist(criterionNames), count: v.number() })),
})

/** Page data as the server sends it with the HTML. */
export const jobsPageData = v.object({
  ...jobsPageSchema.entries,
  /** The job that stands open beside the list, by its slug. */
  open: v.nullable(v.string()),
})

export type JobsPage = v.InferOutput<typeof jobsPageSchema>
export type JobsPageData = v.InferOutput<typeof jobsPageData>

/** Removable criteria of a search. */
export const removableIn = (criteria: Criteria): readonly CriterionName[] =>
  criterionNames.filter((name) => searchOf(without(criteria, name)) !== searchOf(criteria))
