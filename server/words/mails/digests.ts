import * as v from 'valibot'
import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'
import type { MailText } from './mailText.ts'

/** Parameters of daily emails to a company: its job posts, each with the number of applicants concerned. */
export const digestFacts = v.object({
  postings: v.array(v.object({ job: v.string(), path: v.string(), count: v.number() })),
})

type DigestFacts = v.InferOutput<typeof digestFacts>
type Words = (facts: DigestFacts) => MailText

const sumOf = ({ postings }: DigestFacts) => postings.reduce((sum, { count }) => sum + count, 0)

const applicants = (count: number) => counted(count, 'applicant', 'applicants')

const itemsOf = ({ postings }: DigestFacts) =>
  postings.map(({ count, job, path }) => ({ text: `${isolate(job)}: ${applicants(count)}`, path }))

/** Title of a single job, otherwise the number of jobs. */
const jobsIn = ({ postings }: DigestFacts) => {
  const [only, ...others] = postings
  return only && others.length === 0 ? isolate(only.job) : counted(postings.length, 'job post', 'job posts')
}

export const digestMailWords = {
  applicationsOfDay: (facts) => ({
    subject: `${counted(sumOf(facts), 'new applicant', 'new applicants')} for ${jobsIn(facts)}`,
    lead: `You have ${counted(sumOf(facts), 'new applicant', 'new applicants')} since your last daily email:`,
    items: itemsOf(facts),
    action: 'View applicants',
    rest: 'You’ll see the reply date beside each applicant.',
  }),
  answersDueTomorrow: (facts) => ({
    subject: `Reply by tomorrow: ${applicants(sumOf(facts))} for ${jobsIn(facts)}`,
    lead: counted(
      sumOf(facts),
      'applicant is waiting for your reply by tomorrow:',
      'applicants are waiting for your reply by tomorrow:',
    ),
    items: itemsOf(facts),
    action: 'View applicants',
    rest: 'Later replies show as overdue and count in your company’s reply record.',
  }),
} as const satisfies Readonly<Record<string, Words>>
