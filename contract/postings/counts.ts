import * as v from 'valibot'

/**
 * How many people have applied, and who of them waits for whom (marketplace, 5). Who is about to be rejected waits for
 * nobody: that is decided, and leaves by itself.
 */
export const applicantCounts = v.object({
  /** Those whom nobody has looked at yet, as far as their stage tells. */
  new: v.number(),
  waitingForUs: v.number(),
  waitingForThem: v.number(),
  /** Of those who wait for us, whose answer is late. */
  overdue: v.number(),
  /** Whose rejection is about to leave. */
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
