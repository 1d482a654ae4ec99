import * as v from 'valibot'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import type { MailText } from './mailText.ts'

/** The parameters of the mail about a saved job, or one with a draft, that closes soon. */
export const savedJobFacts = v.object({
  job: v.string(),
  company: v.string(),
  /** The last day to apply, `YYYY-MM-DD`. */
  lastDay: v.string(),
  /** True if an application was begun. */
  isDraft: v.boolean(),
})

/** Reminds a candidate that a job closes in 3 days. */
export const savedJobCloses = ({
  company,
  isDraft,
  job,
  lastDay,
}: v.InferOutput<typeof savedJobFacts>): MailText => {
  const until = `${isolate(job)} at ${isolate(company)}. The last day is ${dayInWords(lastDay)}.`
  return {
    subject: `Closing soon: ${isolate(job)}`,
    lead: isDraft
      ? `There are 3 days left to send your application for ${until} Your draft is saved:`
      : `You saved this job. There are 3 days left to apply for ${until}`,
    action: isDraft ? 'Finish application' : 'View job',
    rest: 'If you’re not interested anymore, there’s nothing you need to do.',
  }
}
