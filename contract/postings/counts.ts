import * as v from 'valibot'

/**
 * Number of applicants, and how many of them wait for whom (marketplace, 5). A pending rejection waits for
 * nobody.
 */
export const applicantCounts = v.object({
  /** Applicants in the first stage. */
  new: v.number(),
  waitingForUs: v.number(),
  waitingForThem: v.number(),
  /** Overdue among those that wait for the employer. */
  overdue: v.number(),
  /** Pending rejections. */
  leaving: v.number(),
  /** Everybody who has ever applied. */
  total: v.number(),
})

export type ApplicantCounts = v.InferOutput<typeof applicantCounts>

/** The counts where nobody has applied yet. */
export const nobodyYet: ApplicantCounts = {
  new: 0,
  waitingForUs: 0,
  waitingForThem: 0,
  overdue: 0,
  leaving: 0,
  total: 0,
}
