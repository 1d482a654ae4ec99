import { isolate } from '../../contract/isolate.ts'
import { endOfDay, type Outcome } from '../../contract/postings/lifecycle.ts'
import type { AskedQuestion, PostingContent, PublicContent } from '../../contract/postings/posting.ts'
import type { PostingState } from '../../machines/lifecycles/posting.ts'
import { dayInWords } from '../../contract/dayInWords.ts'
import { daysOfRecord } from '../../contract/postings/record.ts'
import { counted, number } from '../../contract/words/counted.ts'
import { daysInWords, shortTime } from './dates.ts'

/** Days within which a candidate should answer an offer. */
const TO_ANSWER_AN_OFFER = 7

const ends: Readonly<Record<Outcome, string>> = {
  filledHere: 'They hired someone who applied here.',
  filledElsewhere: 'They hired someone from elsewhere.',
  cancelled: 'The employer is no longer hiring for this role.',
  removed: 'It was removed.',
}

interface JobDates {
  readonly state: PostingState
  readonly outcome: Outcome | null
  readonly publishedAt: string | null
  readonly confirmedAt: string | null
  readonly validThrough: string | null
}

/** Title of a job page, such as "Stage carpenter at Fernhill". */
export const jobTitle = ({ company, title }: { title: string; company: { name: string } }) =>
  `${isolate(title)} at ${isolate(company.name)}`

/** Suffix after the last day to apply, with the end in the reader's time zone. */
export const untilInWords = (end: string) => `, until ${end}`

/** True if a job with this state accepts applications. */
export const isOpen = (state: string) => state === 'published' || state === 'unconfirmed'

/** True if a job with this state accepts no applications at present, or ever again. */
export const isOver = (state: PostingState) =>
  state === 'paused' || state === 'expired' || state === 'closing' || state === 'closed'

/** Last day to apply, as `YYYY-MM-DD`; null for a job that has ended early. */
export const lastDayOf = ({ state, validThrough }: Pick<JobDates, 'state' | 'validThrough'>) =>
  state === 'closing' || state === 'closed' ? null : validThrough

/** Time before the end of the last day in which the hour is shown, in milliseconds. */
const HOURS_COUNT = 48 * 3_600_000

/**
 * End of a last day in the reader's time zone, such as "Sat, Dec 26, 1:00 PM your time"; undefined unless it
 * is close. Only for client rendering, because the server does not know the time zone.
 *
 * @param lastDay day as `YYYY-MM-DD`
 * @param now in milliseconds since 1970
 */
export function endHere(lastDay: string, now: number): string | undefined {
  const end = endOfDay(lastDay)
  if (now >= end || now < end - HOURS_COUNT) return undefined
  return `${shortTime(new Date(end).toISOString(), now)} your time`
}

/** Note on a job that may be closed or has closed; undefined for open jobs. */
export function jobStatusInWords({ state, outcome, publishedAt, confirmedAt, validThrough }: JobDates) {
  if (state === 'unconfirmed') {
    const last = confirmedAt ?? publishedAt
    return last
      ? `Last confirmed open on ${dayInWords(last)}.`
      : 'The employer hasn’t confirmed that it’s open.'
  }
  if (state === 'paused') return 'This job is paused. You can’t apply right now.'
  if (state === 'expired')
    return validThrough ? `Applications closed on ${dayInWords(validThrough)}.` : 'Applications have closed.'
  if (state === 'closing' || state === 'closed')
    return `This job has closed. ${outcome ? ends[outcome] : ''}`.trim()
  return undefined
}

const within = (days: number | null) => (days === null ? undefined : `within ${daysInWords(days)}`)

/** Steps after an application as promised by the employer, in order, each with the side whose turn it is. */
export function stepsInWords(
  { answerDays, questions, steps }: Pick<PublicContent, 'answerDays' | 'questions' | 'steps'>,
  company: string,
) {
  const name = isolate(company)
  return [
    {
      side: 'you',
      name: 'You apply',
      turn: undefined,
      note:
        questions.length === 0
          ? 'A resume and an optional letter.'
          : `A resume, an optional letter, and ${counted(questions.length, 'question', 'questions')}.`,
    },
    {
      side: 'they',
      name: `${name} replies`,
      turn: within(answerDays),
      note: 'A yes, a question, or a no with a reason.',
    },
    ...steps.map(
      ({ days, name: step }) =>
        ({
          side: 'they',
          name: step,
          turn: [name, within(days)].filter(Boolean).join(', '),
        }) as const,
    ),
    ...(steps.length > 0
      ? [
          {
            side: 'they',
            name: `${name} decides`,
            turn: undefined,
            note: 'An offer, or a no with a reason.',
          } as const,
        ]
      : []),
    { side: 'you', name: 'You answer the offer', turn: within(TO_ANSWER_AN_OFFER) },
  ] as const
}

const kinds: Readonly<Record<Exclude<AskedQuestion['kind'], 'choice'>, string>> = {
  short: 'Short answer',
  long: 'Longer answer',
  yesNo: 'Yes or no',
  number: 'Number',
}

/** Kind of answer that a question expects. */
export function answerInWords({ kind, options, required }: AskedQuestion): string {
  const how = kind === 'choice' ? `One of: ${options.join(', ')}` : kinds[kind]
  return required ? how : `${how} (optional)`
}

/** Kind of opening, existing or future; null if the employer has not said. */
export const vacancyInWords = ({ existingVacancy }: Pick<PostingContent, 'existingVacancy'>) =>
  existingVacancy === null ? null : existingVacancy ? 'Existing role' : 'Future role'

/** Use of AI in the screening; null if the employer has not said. */
export const screeningInWords = ({ aiInScreening }: Pick<PostingContent, 'aiInScreening'>) =>
  aiInScreening && (aiInScreening.used ? `AI is used: ${aiInScreening.how}` : 'People only, no AI')

export const jobWords = {
  similar: 'Similar jobs',
  demo: 'Demo job. The company is made up.',
  verified: 'Verified',
  about: 'About the job',
  after: 'What happens after you apply',
  steps: 'Steps after you apply',
  need: 'You need',
  nice: 'Nice to have',
  questions: 'Questions you’ll answer',
  benefits: 'Benefits',
  company: { title: 'About the company', view: 'View company' },
  openings: (count: number) => counted(count, 'opening', 'openings'),
  applyBy: (day: string) => `Apply by ${day}`,
  closed: (day: string) => `Closed ${day}`,
  noDate: 'Apply any time',
  noAccount: 'No account needed until you send.',
  record: {
    share: (percent: number) => `${percent}% replied on time`,
    people: (people: number) => `${number.format(people)} in ${daysInWords(daysOfRecord)}`,
    median: (days: number) => `Half heard back within ${daysInWords(days)}.`,
    promise: (days: number) => `The promise is ${daysInWords(days)}.`,
  },
  details: {
    title: 'Job details',
    posted: 'Posted',
    confirmed: 'Confirmed open',
    closes: 'Closes',
    closed: 'Closed',
    openings: 'Openings',
    hours: 'Hours',
    visa: 'Visa',
    vacancy: 'Vacancy',
    screening: 'Screening',
    name: 'Your name',
    nameHidden: 'Shown to the company after the first stage',
    contact: 'Contact',
  },
  missing: {
    pay: 'Add the pay.',
    place: 'Add a location.',
    jobType: 'Add the job type.',
    description: 'Add a description of at least 100 characters.',
    vacancy: 'Say whether the role exists already.',
    screening: 'Say whether AI screens applications.',
    closes: 'Add a closing date that isn’t too far away.',
  },
  actions: {
    apply: 'Apply',
    continue: 'Continue application',
    applied: (day: string) => `You applied on ${day}.`,
    open: 'View application',
    draft: 'Your draft is saved.',
    openDraft: 'Open draft',
    more: 'More',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'Copy the link from the address bar.',
    print: 'Print',
    report: 'Report job',
    notLoaded: 'This didn’t load. Reload the page.',
  },
  report: {
    title: 'Report this job',
    question: 'What’s wrong with it?',
    reasons: {
      scam: 'It’s a scam, or asks for money or documents',
      discrimination: 'It’s discriminatory',
      misleading: 'It’s misleading',
      notAJob: 'It isn’t a job',
      other: 'Something else',
    },
    text: 'Details (optional)',
    send: 'Send report',
    sending: 'Sending',
    cancel: 'Cancel',
    sent: {
      title: 'Thanks for your report',
      text: 'We read every report and take down jobs that break the rules. If you’re logged in, we’ll email you the result. The employer won’t see who reported it.',
      close: 'Close',
    },
  },
} as const
