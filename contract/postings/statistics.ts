import * as v from 'valibot'
import { stages } from '../stages.ts'

/** Upper limit of the histogram: longer waits are counted here. */
export const longestWaitDays = 61

/** Number of applicants in a stage, or of those who reached it. */
export const stageCount = v.object({ stage: v.picklist(stages), count: v.number() })

export type StageCount = v.InferOutput<typeof stageCount>

/** Statistics of the last 90 days (`daysOfRecord`), computed from the ledger. */
export const postingStatistics = v.object({
  /** First replies. An overdue reply that has not been sent counts as a case, and as late. */
  replies: v.object({
    cases: v.number(),
    onTime: v.number(),
    /** Median wait in started days; null without replies. */
    medianDays: v.nullable(v.number()),
    /** Replies by wait in started days, shortest first. Days without replies are left out. */
    byDay: v.array(v.object({ day: v.number(), onTime: v.number(), late: v.number() })),
  }),
  /** Applicants of this period, by the stages that they reached. */
  pipeline: v.object({ applied: v.number(), reached: v.array(stageCount), hired: v.number() }),
})

/** Statistics of all job posts of a company, and facts about those that are open at present. */
export const companyStatistics = v.object({
  ...postingStatistics.entries,
  /** Range of promised reply days over the open job posts; null without an open one. */
  promise: v.nullable(v.object({ min: v.number(), max: v.number() })),
  posts: v.object({ open: v.number(), unconfirmed: v.number() }),
  /** True if the company has verified its website. */
  isCompanyVerified: v.boolean(),
})

export type PostingStatistics = v.InferOutput<typeof postingStatistics>
export type CompanyStatistics = v.InferOutput<typeof companyStatistics>
