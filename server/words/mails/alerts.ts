import { counted } from '../../../contract/words/counted.ts'
import { jobsInAlert, type AlertFrequency } from '../../../contract/alerts/lifecycle.ts'
import type { JobInMail, MailText } from './mailText.ts'

const rhythms: Readonly<Record<AlertFrequency, string>> = {
  instant: 'You get new jobs soon after they’re posted, at most every 4 hours.',
  daily: 'You get new jobs every morning.',
  weekly: 'You get new jobs every Monday.',
}

export const alertMailWords = {
  /** Name of the kind of mail. */
  kind: 'job alert',
  stop: 'Stop these emails',
  lessLike: 'Less like this',
} as const

interface NewJobs {
  /** Title of the search, such as "carpenter near Leeds". */
  readonly search: string
  readonly every: AlertFrequency
  readonly jobs: readonly JobInMail[]
  /** Total number of new jobs, including those that are not shown. */
  readonly count: number
}

/** Email with the new jobs of a saved search. */
export function newJobsMail({ count, every, jobs, search }: NewJobs): MailText {
  const found = counted(count, 'new job', 'new jobs')
  const isCut = count > jobs.length
  return {
    subject: `${found} for “${search}”`,
    lead: isCut
      ? `Here are the newest ${jobsInAlert}. The others are in the search.`
      : 'New for this search:',
    jobs,
    action: isCut ? `See all ${found}` : 'See this search',
    rest: rhythms[every],
  }
}
