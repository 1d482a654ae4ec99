import * as v from 'valibot'
import { postingContent, type PostingContent } from './posting.ts'

/**
 * Summary of a published job: the fields whose changes matter to candidates, and title and places, which
 * cannot change after publishing.
 */
export const jobSummary = v.pick(v.object(postingContent.entries), [
  'title',
  'workplace',
  'places',
  'regions',
  'pay',
  'weeklyHours',
  'answerDays',
  'visa',
  'validThrough',
])

export type JobSummary = v.InferOutput<typeof jobSummary>

/** Summary of a job's content. */
export const jobSummaryOf = (content: PostingContent): JobSummary => v.parse(jobSummary, content)
