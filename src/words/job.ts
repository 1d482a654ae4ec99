import { isolate } from '../../contract/isolate.ts'
import { endOfDay, type Outcome } from '../../contract/postings/lifecycle.ts'
import type { AskedQuestion, PostingContent, PublicContent } from '../../contract/postings/posting.ts'
import type { PostingState } from '../../machines/lifecycles/posting.ts'
import { dayInWords } from '../../contract/dayInWords.ts'
import { daysInWords, shortTime } from './dates.ts'

/** How long somebody has to answer an offer. */
const TO_ANSWER_AN_OFFER = 7

const ends: Readonly<Record<Outcome, string>> = {
  filledHere: 'Somebody who applied here was hired.',
  filledElsewhere: 'Somebody was hired elsewhere.',
  cancelled: 'Nobody was hired: the employer no longer looks for anybody.',
  removed: 'It was removed.',
}

interface Standing {
  readonly state: PostingState
  readonly outcome: Outcome | null
  readonly publishedAt: string | null
  readonly confirmedAt: string | null
  readonly validThrough: string | null
}

/** Whether people can apply for a job, by the state of its posting. */
export const isOpen = (state: string) => state === 'published' || state === 'unconfirmed'

/** Whether people can no longer apply for a job, or not now. */
export const isOver = (state: PostingState) =>
  state === 'paused' || state === 'expired' || state === 'closing' || state === 'closed'

/** The last day on which people can apply, `YYYY-MM-DD`: none of a job that has ended before. */
export const lastDayOf = ({ state, validThrough }: Pick<Standing, 'state' | 'validThrough'>) =>
  state === 'closing' || state === 'closed' ? null : validThrough

/** How long before the end of the last day the hour counts, in milliseconds. */
const HOURS_COUNT = 48 * 3_600_000

/**
 * The moment in which a last day ends, in the reader's zone, such as "Sat, Dec 26, 1:00 PM your time"; nothing while the day
 * says enough, or when it is over. For what is not rendered by the server, which does not know that zone.
 *
 * @param lastDay `YYYY-MM-DD`
 * @param now milliseconds since 1970
 */
export function endHere(lastDay: string, now: number): string | undefined {
  const end = endOfDay(lastDay)
  if (now >= end || now < end - HOURS_COUNT) return undefined
  return `${shortTime(new Date(end).toISOString(), now)} your time`
}

/** What is to be known of a job before anything else: that it is not certain, or no longer open. */
export function standingInWords({ state, outcome, publishedAt, confirmedAt, validThrough }: Standing) {
  if (state === 'unconfirmed') {
    const last = confirmedAt ?? publishedAt
    return `Still hiring? The employer last said so${last ? ` on ${dayInWords(last)}` : ' a while ago'}.`
  }
  if (state === 'paused') return 'This job is paused. Nobody can apply for it now.'
  if (state === 'expired')
    return `The last day to apply was ${validThrough ? dayInWords(validThrough) : 'before today'}.`
  if (state === 'closing' || state === 'closed')
    return `This job is closed. ${outcome ? ends[outcome] : ''}`.trim()
  return undefined
}

const turnOf = (side: 'you' | 'they', days: number | null) => {
  const turn = side === 'you' ? 'Your turn' : 'Their turn'
  return days === null ? turn : `${turn}, within ${daysInWords(days)}`
}

/** What happens after somebody applies, in order, as the employer promises it. */
export function stepsInWords(
  { answerDays, questions, steps }: Pick<PublicContent, 'answerDays' | 'questions' | 'steps'>,
  company: string,
) {
  const asked =
    questions.length === 0
      ? ''
      : questions.length === 1
        ? ' 1 question: you can read it now.'
        : ` ${questions.length} questions: you can read them now.`
  return [
    {
      side: 'you',
      name: 'You send your application',
      turn: turnOf('you', null),
      note: `A resume, and a letter if you like.${asked}`,
    },
    {
      side: 'they',
      name: `${isolate(company)} answers`,
      turn: turnOf('they', answerDays),
      note: 'Yes, no, or a question, with the reason.',
    },
    ...steps.map(({ name, days }) => ({ side: 'they', name, turn: turnOf('they', days) }) as const),
    ...(steps.length > 0
      ? [
          {
            side: 'they',
            name: `${isolate(company)} decides`,
            turn: turnOf('they', null),
            note: 'An offer, or a no with the reason.',
          } as const,
        ]
      : []),
    { side: 'you', name: 'You answer the offer', turn: turnOf('you', TO_ANSWER_AN_OFFER) },
  ] as const
}

const kinds: Readonly<Record<Exclude<AskedQuestion['kind'], 'choice'>, string>> = {
  short: 'A line',
  long: 'A longer text',
  yesNo: 'Yes or no',
  number: 'A number',
}

/** How a question is answered. */
export function answerInWords({ kind, options, required }: AskedQuestion): string {
  const how = kind === 'choice' ? `One of: ${options.join(', ')}` : kinds[kind]
  return `${how}${required ? '' : ', if you like'}.`
}

/** How many people are looked for, and whether there is a vacancy for them; nothing while that is not told. */
export const openingsInWords = ({
  existingVacancy,
  openings,
}: Pick<PostingContent, 'existingVacancy' | 'openings'>) =>
  existingVacancy === null
    ? String(openings)
    : `${openings}, ${existingVacancy ? 'for a vacancy that exists' : 'for a vacancy that is yet to come'}`

/** Who looks at applications; nothing while that is not told. */
export const screeningInWords = ({ aiInScreening }: Pick<PostingContent, 'aiInScreening'>) =>
  aiInScreening && (aiInScreening.used ? `AI is used: ${aiInScreening.how}` : 'By people. No AI is used.')

export const jobWords = {
  similar: 'Similar jobs',
} as const
