import * as v from 'valibot'
import { jobInList } from '../search/job.ts'

/** Job that matches a candidate or a saved search, with the reasons. */
export const matchedJob = v.object({
  ...jobInList.entries,
  /** Reasons in words, the strongest first. */
  reasons: v.array(v.string()),
})

export type MatchedJob = v.InferOutput<typeof matchedJob>
