import * as v from 'valibot'
import { jobInList } from '../search/job.ts'

/** A job that was found for somebody, and why. */
export const matchedJob = v.object({
  ...jobInList.entries,
  /** Reasons in words, the strongest first. */
  reasons: v.array(v.string()),
})

export type MatchedJob = v.InferOutput<typeof matchedJob>
