import { lazyValue } from '../../contract/shared/lazyValue.ts'
import { oneOf } from '../../contract/words/listFormat.ts'
import { locale } from '../../contract/words/locale.ts'
import type { Outcome } from '../../contract/postings/lifecycle.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { PostingState } from '../../machines/lifecycles/posting.ts'
import { counted } from '../../contract/words/counted.ts'
import { daysInWords } from './dates.ts'

type Told<Field extends keyof PostingContent> = Readonly<
  Record<NonNullable<PostingContent[Field]> & string, string>
>

/** Names of the states of a job post, as shown to its company. */
export const stateNames: Readonly<Record<PostingState, string>> = {
  draft: 'Draft',
  held: 'In review',
  published: 'Open',
  unconfirmed: 'Still hiring?',
  paused: 'Paused',
  expired: 'Expired',
  closing: 'Closing',
  closed: 'Closed',
  discarded: 'Discarded',
}

/** Promise of a company, such as "Replies within 7 days". */
export const repliesWithin = (days: number) => `Replies within ${daysInWords(days)}`

/** State of a draft, or of changes, for which a reviewer has requested changes. */
export const changesRequested = 'Changes requested'

/** Labels of the outcomes of a job post. */
export const outcomes: Readonly<Record<Outcome, string>> = {
  filledHere: 'hired here',
  filledElsewhere: 'hired elsewhere',
  cancelled: 'hiring canceled',
  removed: 'removed by us',
}

/** State of a job post with its outcome, such as "Closed: hired here". */
export const stateInWords = (state: PostingState, outcome: Outcome | null): string =>
  stateNames[state] + (outcome ? `: ${outcomes[outcome]}` : '')

export const employmentTypes: Told<'employmentType'> = {
  fullTime: 'Full time',
  partTime: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
}

export const workplaces: Told<'workplace'> = { onSite: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

export const visas: Told<'visa'> = { sponsors: 'Visa sponsored', doesNot: 'No visa sponsorship' }

/** Weekly hours, such as "16–20 hours a week". */
export const weeklyHoursInWords = ({ max, min }: NonNullable<PostingContent['weeklyHours']>): string =>
  min === max ? `${counted(max, 'hour', 'hours')} a week` : `${min}–${counted(max, 'hour', 'hours')} a week`

export const levels: Told<'level'> = {
  entry: 'Entry level',
  junior: 'Junior',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
}

/** Name of a country by its two-letter code. */
export const countryName = (code: string): string => countries().of(code) ?? code

const countries = lazyValue(() => new Intl.DisplayNames(locale, { type: 'region' }))

/** Location of a job, such as "Leeds, England, United Kingdom" or "Remote, from France or Spain". */
export function locationInWords({
  workplace,
  places,
  regions,
}: Pick<PostingContent, 'workplace' | 'places' | 'regions'>): string {
  if (workplace === 'remote') {
    return regions.length > 0 ? `Remote, from ${oneOf(regions.map(countryName))}` : 'Remote, from anywhere'
  }
  return places.map(placeInWords).join(' · ')
}

const shortCountries = lazyValue(() => new Intl.DisplayNames(locale, { type: 'region', style: 'short' }))

/** Short location for lists, such as "Leeds, UK". The page of the job shows the region. */
export const shortLocation = (job: Parameters<typeof locationInWords>[0]): string =>
  job.workplace === 'remote'
    ? locationInWords(job)
    : job.places.map(({ name, country }) => `${name}, ${shortCountries().of(country) ?? country}`).join(' · ')

/** Unambiguous name of a place, such as "Leeds, England, United Kingdom". */
export const placeInWords = ({
  name,
  region,
  country,
}: Pick<PostingContent['places'][number], 'name' | 'region' | 'country'>) =>
  [name, region === name ? '' : region, countryName(country)].filter(Boolean).join(', ')

/** Place, workplace and employment type, as far as known. */
export function placeAndType(
  job: Pick<PostingContent, 'workplace' | 'places' | 'regions' | 'employmentType'>,
): readonly string[] {
  const { employmentType, workplace } = job
  return [
    locationInWords(job),
    workplace === 'onSite' || workplace === 'hybrid' ? workplaces[workplace] : '',
    employmentType ? employmentTypes[employmentType] : '',
  ].filter(Boolean)
}
