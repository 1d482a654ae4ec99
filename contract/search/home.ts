import * as v from 'valibot'
import { companyLogo } from '../media/companyLogo.ts'
import { defineRead } from '../read.ts'
import type { ChoiceName } from './choices.ts'
import { recordSchema } from '../postings/record.ts'
import { jobInList } from './job.ts'

/** Number of newest jobs on the home page. */
export const newestOnHome = 6
/** Number of companies with a reply record on the home page. */
export const companiesOnHome = 3

/** Suggested searches on the home page: one search parameter each. */
export const suggestedSearches = {
  remote: ['workplace', 'remote'],
  partTime: ['type', 'partTime'],
  entry: ['level', 'entry'],
  internship: ['type', 'internship'],
  hybrid: ['workplace', 'hybrid'],
  contract: ['type', 'contract'],
} as const satisfies Record<string, readonly [ChoiceName, string]>

export type SuggestedSearch = keyof typeof suggestedSearches

const count = v.number()

/** Data of the home page. */
export const homeSchema = v.object({
  /** Statistics of open jobs, consistent with the search. */
  figures: v.object({
    jobs: count,
    companies: count,
    /** Reply record of all companies; null below the minimum number of applicants. */
    record: v.nullable(recordSchema),
  }),
  /** Number of open jobs in each suggested search. */
  counts: v.object({
    remote: count,
    partTime: count,
    entry: count,
    internship: count,
    hybrid: count,
    contract: count,
  } satisfies Record<SuggestedSearch, typeof count>),
  jobs: v.array(jobInList),
  /** Verified companies with a reply record, most open jobs first. */
  companies: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      logo: companyLogo,
      jobs: v.number(),
      record: recordSchema,
    }),
  ),
  /** True if the demo exists. */
  isDemo: v.boolean(),
})

export type HomeContent = v.InferOutput<typeof homeSchema>

/** Home page of a server without jobs or without a database. */
export const emptyHome: HomeContent = {
  figures: { jobs: 0, companies: 0, record: null },
  counts: { remote: 0, partTime: 0, entry: 0, internship: 0, hybrid: 0, contract: 0 },
  jobs: [],
  companies: [],
  isDemo: false,
}

export const homeReads = {
  home: defineRead({
    path: 'home',
    summary: 'Get the data of the home page: figures, newest jobs, and companies with their reply record.',
    query: v.object({}),
    result: homeSchema,
  }),
} as const
