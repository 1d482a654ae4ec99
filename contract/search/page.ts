import * as v from 'valibot'
import { searchOf, typedNames, without } from './address.ts'
import { singleFilters, type Criteria } from './criteria.ts'
import { foundJobs } from './found.ts'
import { placeSchema } from './job.ts'

/** Criteria whose removal is suggested for a search without results. */
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
  /** Query string of the search, without the cursor. */
  search: v.string(),
  /** True for the first page of results. */
  isFirst: v.boolean(),
  found: foundJobs,
  /** Criteria in the URL that are left out, with the reasons. */
  leftOut: v.array(v.object({ name: v.picklist(typedNames), typed: v.string(), message: v.string() })),
  /** Error message for an unknown place; null if the place is known or absent. */
  placeProblem: v.nullable(v.string()),
  /** Places with names similar to the unknown one. */
  placesNear: v.array(placeSchema),
  /** For a search without results: number of jobs after removal of each criterion. */
  without: v.array(v.object({ name: v.picklist(criterionNames), count: v.number() })),
})

/** Page data that the server embeds in the HTML. */
export const jobsPageData = v.object({
  ...jobsPageSchema.entries,
  /** Slug of the job that is open beside the list; null without one. */
  open: v.nullable(v.string()),
})

export type JobsPage = v.InferOutput<typeof jobsPageSchema>
export type JobsPageData = v.InferOutput<typeof jobsPageData>

/** Criteria of a search that can be removed. */
export const removableIn = (criteria: Criteria): readonly CriterionName[] =>
  criterionNames.filter((name) => searchOf(without(criteria, name)) !== searchOf(criteria))
