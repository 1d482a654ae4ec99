import type { OwnApplicationItem } from '../../../contract/applications/calls.ts'
import { dateFormat } from '../../../contract/words/dateFormat.ts'
import { candidateHomeWords } from './home.ts'
import { cannotBeSent } from './next.ts'

const words = candidateHomeWords.comingUp

const MOST = 5

/** A date that a candidate has to know. */
export interface ComingDate {
  readonly application: OwnApplicationItem
  /** A time, or a day as `YYYY-MM-DD`. */
  readonly at: string
  readonly name: string
}

/** The next dates of applications, the earliest first. */
export const comingDates = (
  applications: readonly OwnApplicationItem[],
  now: number,
): readonly ComingDate[] =>
  applications
    .flatMap((application) => dateOf(application) ?? [])
    // A day counts until it is over.
    .filter(({ at }) => (isDay(at) ? at >= new Date(now).toISOString().slice(0, 10) : Date.parse(at) > now))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, MOST)

function dateOf(application: OwnApplicationItem): ComingDate | undefined {
  const { posting, request, state, turn } = application
  const { name: company } = posting.company
  if (turn) {
    const { dueAt: at } = turn
    if (turn.side === 'employer') return { application, at, name: words.theirs(company) }
    return { application, at, name: request?.type === 'offer' ? words.offer(company) : words.reply(company) }
  }
  if (state === 'hired' && request?.start)
    return { application, at: request.start, name: words.firstDay(company) }
  if (state === 'draft' && posting.validThrough && !cannotBeSent(application))
    return { application, at: posting.validThrough, name: words.closes }
  return undefined
}

const isDay = (at: string) => at.length === 10

const formats = { month: { month: 'short' }, day: { day: 'numeric' } } as const
const ofDay = {
  month: dateFormat({ ...formats.month, timeZone: 'UTC' }),
  day: dateFormat({ ...formats.day, timeZone: 'UTC' }),
}
const ofTime = { month: dateFormat(formats.month), day: dateFormat(formats.day) }

/** The month and the day of the month of a date, such as "Nov" and "27": of a time in the reader's zone. */
export function dateParts(at: string) {
  const { day, month } = isDay(at) ? ofDay : ofTime
  return { month: month(at), day: day(at) }
}
