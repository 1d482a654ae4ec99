import * as v from 'valibot'
import { defineCall, id, nothing } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Days that views are retained. */
export const viewDays = 400

/** Views of job posts, on their pages and in the pane beside a list. */
export const postingViews = v.object({
  /**
   * First counted day, `YYYY-MM-DD` in UTC: the day of publishing, or the start of counting if that is later;
   * null before both.
   */
  since: v.nullable(v.string()),
  /** Sum of all days. */
  total: v.number(),
  /** Days with at least one view, oldest first. */
  days: v.array(v.object({ day: v.string(), views: v.number() })),
})

export type PostingViews = v.InferOutput<typeof postingViews>

const ofEmployers = { access: 'session', roles: ['employer'] } as const

/** Calls about the views of job posts. Only totals are stored, so viewers cannot be identified. */
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
