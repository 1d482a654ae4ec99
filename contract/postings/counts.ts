import * as v from 'valibot'

/**
 * Numbers of applicants, by the side that acts next (marketplace, 5). Pending rejections count for neither
 * side.
 */
export const applicantCounts = v.object({
  /** Applicants in the first stage. */
  new: v.number(),
  waitingForUs: v.number(),
  waitingForThem: v.number(),
  /** Applicants whose reply by the employer is overdue, included in `waitingForUs`. */
  overdue: v.number(),
  /** Pending rejections. */
  leaving: v.number(),
  /** All applicants so far. */
  total: v.number(),
})

export type ApplicantCounts = v.InferOutput<typeof applicantCounts>

/** Counts of a posting without applicants. */
export const nobodyYet: ApplicantCounts = {
  new: 0,
  waitingForUs: 0,
  waitingForThem: 0,
  overdue: 0,
  leaving: 0,
  total: 0,
}
