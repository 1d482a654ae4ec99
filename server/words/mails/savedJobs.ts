import * as v from 'valibot'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import { outcomes } from '../../../contract/postings/lifecycle.ts'
import { payInWords } from '../../../contract/postings/payInWords.ts'
import { counted, number } from '../../../contract/words/counted.ts'
import { jobSummary, type JobSummary } from '../../../contract/postings/jobSummary.ts'
import { locationOf, reasonWords } from '../alerts.ts'
import type { Fact, MailText } from './mailText.ts'

const NOT_INTERESTED = 'If you’re not interested anymore, there’s nothing you need to do.'

/** Parameters of the email about a saved job, or one with a draft, that closes soon. */
export const savedJobFacts = v.object({
  job: v.string(),
  company: v.string(),
  /** Last day for applications, `YYYY-MM-DD`. */
  lastDay: v.string(),
  /** True if the candidate has a draft. */
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
    rest: NOT_INTERESTED,
  }
}

/** Parameters of the email about a saved job, or one with a draft, that has changed. */
export const changedJobFacts = v.object({
  company: v.string(),
  isDraft: v.boolean(),
  before: jobSummary,
  after: jobSummary,
  /** Requirements that were added and removed. */
  musts: v.optional(v.object({ added: v.array(v.string()), removed: v.array(v.string()) })),
})

type Musts = v.InferOutput<typeof changedJobFacts>['musts']

/** Maximum length of an old and a new text on one line, in characters. */
const LONGEST_PAIR = 120

const visas = { sponsors: 'Visa sponsored', doesNot: 'No visa sponsorship' } as const

const hoursInWords = ({ max, min }: NonNullable<JobSummary['weeklyHours']>) =>
  min === max ? counted(max, 'hour', 'hours') : `${number.format(min)}–${counted(max, 'hour', 'hours')}`

const NOT_GIVEN = 'Not given'

/** Parts of a job that matter to candidates, as texts. Equal texts mean no change. */
const partsOf = (job: JobSummary): readonly Fact[] => [
  { name: 'Pay', text: payInWords(job.pay) },
  { name: 'Location', text: locationOf(job) },
  { name: 'Hours a week', text: job.weeklyHours ? hoursInWords(job.weeklyHours) : NOT_GIVEN },
  { name: 'Visa', text: job.visa ? visas[job.visa] : NOT_GIVEN },
  { name: 'Reply time', text: reasonWords.within(job.answerDays) },
  { name: 'Last day to apply', text: job.validThrough ? dayInWords(job.validThrough) : NOT_GIVEN },
]

/** Differences between two versions of a job, with old and new text; long texts without the old one. */
export function changedParts(before: JobSummary, after: JobSummary): readonly Fact[] {
  const old = new Map(partsOf(before).map(({ name, text }) => [name, text]))
  return partsOf(after).flatMap(({ name, text }) => {
    const earlier = old.get(name) ?? NOT_GIVEN
    if (earlier === text) return []
    const isShort = earlier.length + text.length <= LONGEST_PAIR
    return [{ name, text: isShort ? `${earlier} → ${text}` : text }]
  })
}

/** Maximum number of added and of removed requirements in an email. */
const MOST_MUSTS = 5

const mustFacts = ({ added, removed }: NonNullable<Musts>): readonly Fact[] =>
  [
    { name: 'New requirements', texts: added },
    { name: 'No longer required', texts: removed },
  ]
    .filter(({ texts }) => texts.length > 0)
    .map(({ name, texts }) => ({ name, text: texts.slice(0, MOST_MUSTS).map(isolate).join(' · ') }))

/** Informs a candidate of changes to a job. */
export const savedJobChanged = ({
  after,
  before,
  company,
  isDraft,
  musts,
}: v.InferOutput<typeof changedJobFacts>): MailText => ({
  subject: `Job changed: ${isolate(after.title)}`,
  lead: isDraft
    ? `${isolate(company)} changed a job that you started to apply for: ${isolate(after.title)}. Your draft is saved.`
    : `${isolate(company)} changed a job that you saved: ${isolate(after.title)}.`,
  facts: [...changedParts(before, after), ...(musts ? mustFacts(musts) : [])],
  action: isDraft ? 'Finish application' : 'View job',
  rest: NOT_INTERESTED,
})

/** Ways in which a job can end. */
export const jobEnds = [...outcomes, 'expired', 'withdrawn'] as const

const ends: Readonly<Record<(typeof jobEnds)[number], string>> = {
  filledHere: 'They hired someone who applied here.',
  filledElsewhere: 'They hired someone from elsewhere.',
  cancelled: 'The employer is no longer hiring for this role.',
  removed: 'It was removed.',
  expired: 'The last day to apply has passed.',
  withdrawn: 'The employer took it down.',
}

/** Parameters of the email about a saved job, or one with a draft, that has closed. */
export const closedJobFacts = v.object({
  job: v.string(),
  company: v.string(),
  isDraft: v.boolean(),
  end: v.picklist(jobEnds),
})

/** Informs a candidate that a job has closed, and how. */
export const savedJobClosed = ({
  company,
  end,
  isDraft,
  job,
}: v.InferOutput<typeof closedJobFacts>): MailText => {
  const closed = `has closed: ${isolate(job)} at ${isolate(company)}. ${ends[end]}`
  return {
    subject: `Job closed: ${isolate(job)}`,
    lead: isDraft
      ? `A job that you started to apply for ${closed} Your application wasn’t sent.`
      : `A job that you saved ${closed}`,
    action: 'Find jobs',
    rest: 'Find similar jobs, and save the search to get new ones by email.',
  }
}
