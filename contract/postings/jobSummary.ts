import * as v from 'valibot'
import { postingContent, type PostingContent } from './posting.ts'

/**
 * The short facts of a published job: those whose changes matter to candidates, and its title and places, which stay as
 * they are once it is published.
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

/** Extracts the short facts of a job from its content. */
export const jobSummaryOf = (content: PostingContent): JobSummary => v.parse(jobSummary, content)
