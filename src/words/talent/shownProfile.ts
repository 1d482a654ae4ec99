import { counted } from '../../../contract/words/counted.ts'
import { dateFormat } from '../../../contract/words/dateFormat.ts'
import type { languageLevels, ShownProfile } from '../../../contract/talent/profile.ts'
import { dayInLine } from '../dates.ts'

/** Part of a profile that identifies a person in lists and pages. */
type Person = Pick<ShownProfile, 'headline' | 'name'>

/** Texts of a profile as a company sees it. */
export const shownProfileWords = {
  openToWork: 'Open to work',
  anonymous: 'Name hidden until they share it.',
  nameless: 'Candidate',
  remote: 'Remote',
  active: (day: string) => `Active ${day}`,
  matches: 'Matches your search:',
  about: 'About',
  looksFor: 'Looking for',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  languages: 'Languages',
  rightToWork: 'Can work without a permit in',
  links: 'Links',
  newWindow: '(opens in a new tab)',
  titles: 'Job titles',
  places: 'Places',
  types: 'Job types',
  levels: 'Levels',
  within: (place: string, km: number) => `${place}, within ${km} km`,
  entry: (title: string, place: string) => [title, place].filter(Boolean).join(' · '),
  empty: {
    title: 'Nothing to show yet',
    text: 'This person has shared little so far. Invite them to apply to learn more.',
  },
} as const

export const languageLevelNames: Readonly<Record<(typeof languageLevels)[number], string>> = {
  basic: 'Basic',
  conversational: 'Conversational',
  fluent: 'Fluent',
  native: 'Native',
}

/** Name of a person, or the headline if the name is hidden. */
export const personTitle = ({ headline, name }: Person): string =>
  name ? `${name.firstName} ${name.lastName}` : headline || shownProfileWords.nameless

/** Experience in years, such as "7 years". */
export const yearsInWords = (years: number): string =>
  years < 1 ? 'Less than a year' : counted(Math.floor(years), 'year', 'years')

const notices: Readonly<Record<number, string>> = {
  0: 'Available now',
  7: '1 week’s notice',
  14: '2 weeks’ notice',
  30: '1 month’s notice',
  60: '2 months’ notice',
  90: '3 months’ notice',
  180: '6 months’ notice',
}

/** Notice period, such as "1 month’s notice". */
export const noticeInWords = (days: number): string =>
  notices[days] ?? `${counted(days, 'day', 'days')}’ notice`

/**
 * Earliest start of a person, such as "Available from Jan 5, 2027"; undefined if unknown.
 *
 * @param now in milliseconds since 1970
 */
export function availabilityInWords(
  { availableFrom, notice }: { readonly availableFrom: string | null; readonly notice: number | null },
  now: number,
): string | undefined {
  if (availableFrom !== null) {
    return Date.parse(availableFrom) <= now ? noticeInWords(0) : `Available from ${dayInLine(availableFrom)}`
  }
  return notice === null ? undefined : noticeInWords(notice)
}

const month = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Year, month or day of a date in a profile, such as "May 2024". */
const dateInWords = (date: string) => (date.length < 7 ? date : month(date))

/** Period of an entry, such as "May 2022 – Present"; empty without dates. */
export function periodInWords({
  endDate,
  startDate,
}: {
  readonly startDate: string
  readonly endDate: string
}): string {
  if (startDate === '') return endDate && dateInWords(endDate)
  return `${dateInWords(startDate)} – ${endDate === '' ? 'Present' : dateInWords(endDate)}`
}
