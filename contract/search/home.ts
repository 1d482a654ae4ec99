import * as v from 'valibot'
import { defineRead } from '../read.ts'
import { jobInList } from './job.ts'

/** How many of the newest jobs the first page shows. */
export const newestOnHome = 6

/** What the first page shows beside what it always says. */
export const homeSchema = v.object({
  /** Each is null where nobody knows it. What is there to show the product does not count. */
  figures: v.object({
    jobs: v.nullable(v.number()),
    companies: v.nullable(v.number()),
    /** Within how many days half of the first answers of the last 90 days came. */
    medianDays: v.nullable(v.number()),
  }),
  jobs: v.array(jobInList),
  /** Whether the demo marketplace stands here. */
  isDemo: v.boolean(),
})

export type HomeContent = v.InferOutput<typeof homeSchema>

/** Nothing is known, and nothing is there. */
export const emptyHome: HomeContent = {
  figures: { jobs: null, companies: null, medianDays: null },
  jobs: [],
  isDemo: false,
}

export const homeReads = {
  /** What the first page shows beside what it always says: a few figures, and the newest jobs. */
  home: defineRead({
    path: 'home',
    summary: 'Get the figures and the newest jobs for the home page.',
    query: v.object({}),
    result: homeSchema,
  }),
} as const
