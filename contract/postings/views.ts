import * as v from 'valibot'
import { defineCall, id, nothing } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Retention of views, in days. */
export const viewDays = 400

/** Views of job posts, on their pages or in the pane beside a list. */
export const postingViews = v.object({
  /** First day of the count, `YYYY-MM-DD` in UTC, or the day of publishing where that was later; null before both. */
  since: v.nullable(v.string()),
  /** Sum over all days. */
  total: v.number(),
  /** Days with at least one view, the oldest first. */
  days: v.array(v.object({ day: v.string(), views: v.number() })),
})

export type PostingViews = v.InferOutput<typeof postingViews>

const ofEmployers = { access: 'session', roles: ['employer'] } as const

/** The calls about how often job posts were viewed. Nobody is told who viewed them: nobody keeps it. */
export const viewCalls = {
  countViews: defineCall({
    path: 'count-views',
    summary: 'Count the views of one of your company’s job posts, by day.',
    payload: strictObject({ id }),
    result: postingViews,
    ...ofEmployers,
    object: 'posting',
  }),
  countCompanyViews: defineCall({
    path: 'count-company-views',
    summary: 'Count the views of all of your company’s job posts, by day.',
    payload: nothing,
    result: postingViews,
    ...ofEmployers,
    object: 'company',
  }),
} as const
