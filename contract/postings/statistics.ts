import * as v from 'valibot'
import { stages } from '../stages.ts'

/** Waits of this many days or more are counted together. */
export const longestWaitDays = 61

/** Number of applicants in a stage, or that reached it. */
export const stageCount = v.object({ stage: v.picklist(stages), count: v.number() })

export type StageCount = v.InferOutput<typeof stageCount>

/** Statistics of the last 90 days (`daysOfRecord`), counted from the ledger. */
export const postingStatistics = v.object({
  /** First replies. A reply that is overdue and has not been sent counts as a case, and as late. */
  replies: v.object({
    cases: v.number(),
    onTime: v.number(),
    /** Median wait in started days; null while there is no reply. */
    medianDays: v.nullable(v.number()),
    /** Replies by wait in started days, the shortest first. Days without one are left out. */
    byDay: v.array(v.object({ day: v.number(), onTime: v.number(), late: v.number() })),
  }),
  /** Everyone who applied in that time, by the stages that they have reached. */
  pipeline: v.object({ applied: v.number(), reached: v.array(stageCount), hired: v.number() }),
})

/** Statistics of all job posts of a company, and of those that are open now. */
export const companyStatistics = v.object({
  ...postingStatistics.entries,
  /** Within how many days the open job posts promise a reply; null while none is open. */
  promise: v.nullable(v.object({ min: v.number(), max: v.number() })),
  posts: v.object({ open: v.number(), unconfirmed: v.number() }),
  /** True if the company has proven that its website is its own. */
  isCompanyVerified: v.boolean(),
})

export type PostingStatistics = v.InferOutput<typeof postingStatistics>
export type CompanyStatistics = v.InferOutput<typeof companyStatistics>
