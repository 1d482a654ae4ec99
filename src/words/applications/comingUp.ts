import type { OwnApplicationItem } from '../../../contract/applications/calls.ts'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import type { SavedJob } from '../../../contract/search/calls.ts'
import { dateFormat } from '../../../contract/words/dateFormat.ts'
import { candidateHomeWords } from './home.ts'
import { cannotBeSent } from './next.ts'

const words = candidateHomeWords.comingUp

const MOST = 5
/** Time before the last day of a job at which it counts as closing soon, in milliseconds. */
const SOON = 3 * 86_400_000

/** Saved job with the date of the candidate's application; null if they have not applied. */
export type SavedItem = Pick<SavedJob, 'slug' | 'state' | 'title' | 'validThrough'> & {
  readonly appliedAt: string | null
}

/** Upcoming date of an application or a saved job. */
export interface ComingDate {
  readonly of: { readonly application: OwnApplicationItem } | { readonly job: SavedItem }
  /** ISO time, or a day as `YYYY-MM-DD`. */
  readonly at: string
  readonly name: string
}

/** Upcoming dates of applications, and of saved jobs that close soon, earliest first. */
export const comingDates = (
  applications: readonly OwnApplicationItem[],
  saved: readonly SavedItem[],
  now: number,
): readonly ComingDate[] =>
  [
    ...applications.flatMap((application) => dateOf(application, now) ?? []),
    ...closingJobs(applications, saved, now),
  ]
    // A date without a time counts until the end of its day.
    .filter(({ at }) => (isDay(at) ? at >= new Date(now).toISOString().slice(0, 10) : Date.parse(at) > now))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, MOST)

/** Saved jobs that close soon, except those with a draft or an application. */
const closingJobs = (
  applications: readonly OwnApplicationItem[],
  saved: readonly SavedItem[],
  now: number,
): readonly ComingDate[] =>
  saved
    .filter(({ appliedAt, slug, state }) => {
      const isOpen = state === 'published' || state === 'unconfirmed'
      return isOpen && appliedAt === null && applications.every(({ posting }) => posting.slug !== slug)
    })
    .flatMap((job): ComingDate[] => {
      const { validThrough: at } = job
      return at !== null && closesSoon(at, now) ? [{ of: { job }, at, name: words.savedCloses }] : []
    })

const closesSoon = (lastDay: string, now: number) => lastDay <= dayOf(now + SOON)

function dateOf(application: OwnApplicationItem, now: number): ComingDate | undefined {
  const of = { application }
  const { posting, request, state, turn } = application
  const { name: company } = posting.company
  if (turn) {
    const { dueAt: at } = turn
    if (turn.side === 'employer') return { of, at, name: words.theirs(company) }
    return { of, at, name: request?.type === 'offer' ? words.offer(company) : words.reply(company) }
  }
  if (state === 'hired' && request?.start) return { of, at: request.start, name: words.firstDay(company) }
  if (state === 'draft' && posting.validThrough && !cannotBeSent(application))
    return {
      of,
      at: posting.validThrough,
      name: closesSoon(posting.validThrough, now) ? words.draftCloses : words.closes,
    }
  return undefined
}

const isDay = (at: string) => at.length === 10

const formats = { month: { month: 'short' }, day: { day: 'numeric' } } as const
const ofDay = {
  month: dateFormat({ ...formats.month, timeZone: 'UTC' }),
  day: dateFormat({ ...formats.day, timeZone: 'UTC' }),
}
const ofTime = { month: dateFormat(formats.month), day: dateFormat(formats.day) }

/** Month and day of a date, such as "Nov" and "27". A time is converted to the reader's zone. */
export function dateParts(at: string) {
  const { day, month } = isDay(at) ? ofDay : ofTime
  return { month: month(at), day: day(at) }
}
