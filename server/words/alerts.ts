import type { PostingContent } from '../../contract/postings/posting.ts'
import { payInWords } from '../../contract/postings/payInWords.ts'
import type { CompanyRecord } from '../../contract/postings/record.ts'
import type { JobInList, PlaceInSearch } from '../../contract/search/job.ts'
import type { Criteria } from '../../contract/search/criteria.ts'
import { countryInWords } from '../../contract/countryInWords.ts'
import { isolate } from '../../contract/isolate.ts'
import { allOf, oneOf } from '../../contract/words/listFormat.ts'
import { counted, number } from '../../contract/words/counted.ts'
import { locale } from '../../contract/words/locale.ts'

type NamesOf<Field extends keyof PostingContent> = Readonly<
  Record<NonNullable<PostingContent[Field]> & string, string>
>

const workplaces: NamesOf<'workplace'> = { onSite: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

const employmentTypes: NamesOf<'employmentType'> = {
  fullTime: 'Full time',
  partTime: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
}

const levels: NamesOf<'level'> = {
  entry: 'Entry level',
  junior: 'Junior',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
}

/** Countries whose English names take an article within a sentence. */
const HAS_ARTICLE =
  /^(?:United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles)|(?:Islands|Republic)$/

const withArticle = (name: string) => `${HAS_ARTICLE.test(name) ? 'the ' : ''}${name}`

const countryName = (code: string) => countryInWords(code, locale)

const quoted = (words: readonly string[]) => allOf(words.map((word) => `“${isolate(word)}”`))

/** Reasons by the source of a known job title. */
const titleSources = {
  profile: (title: string) => `${quoted([title])} in your preferences`,
  resume: (title: string) => `${quoted([title])} in your resume`,
  applied: (title: string) => `${quoted([title])}, which you applied to`,
  saved: (title: string) => `${quoted([title])}, which you saved`,
} as const

type TitleSource = keyof typeof titleSources

/** Reasons why a job was found, each a short phrase. */
export const reasonWords = {
  inTitle: (words: readonly string[]) => `${quoted(words)} in the title`,
  mentions: (words: readonly string[]) => `Mentions ${quoted(words)}`,
  /** Distance in whole kilometers. */
  distance: (kilometers: number, place: string) =>
    kilometers < 1 ? `In ${isolate(place)}` : `${number.format(kilometers)} km from ${isolate(place)}`,
  inArea: (name: string) => `In ${withArticle(name)}`,
  remoteFrom: (country: string) => `Remote from ${withArticle(countryName(country))}`,
  remoteFromAnywhere: 'Remote from anywhere',
  workplace: (workplace: JobInList['workplace']) => workplaces[workplace],
  type: (type: JobInList['employmentType']) => employmentTypes[type],
  level: (level: NonNullable<JobInList['level']>) => levels[level],
  inCountry: (code: string) => `In ${withArticle(countryName(code))}`,
  within: (days: number) => `Replies within ${counted(days, 'day', 'days')}`,
  repliesOnTime: 'Replies on time',
  fullRange: 'Shows the full pay range',
  visa: 'Sponsors a visa',
  hours: (most: number) => `At most ${counted(most, 'hour', 'hours')} a week`,
  pay: (least: number) => `Pay reaches ${number.format(least)} a year`,
  sameTitle: (source: TitleSource, title: string) =>
    source === 'applied' || source === 'saved'
      ? reasonWords.likeTitle(source, title)
      : titleSources[source](title),
  likeTitle: (source: TitleSource, title: string): string => `Like ${titleSources[source](title)}`,
  aboveMinimum: 'Pays above your minimum',
  newThisWeek: 'New this week',
  record: ({ answeredInTime, people }: CompanyRecord) =>
    `Replied on time to ${number.format(answeredInTime)} of ${number.format(people)} applicants`,
} as const

/** Place of a job, such as "Leeds, United Kingdom" or "Remote, from France or Spain". */
export const locationOf = ({
  places,
  regions,
  workplace,
}: Pick<PostingContent, 'places' | 'regions' | 'workplace'>): string => {
  if (workplace === 'remote')
    return regions.length > 0 ? `Remote, from ${oneOf(regions.map(countryName))}` : 'Remote, from anywhere'
  return places.map(({ country, name }) => `${isolate(name)}, ${countryName(country)}`).join(' · ')
}

/** Facts of a job in an email, as short lines. */
export const jobFactsInWords = (job: JobInList, record: CompanyRecord | null): readonly string[] => [
  [payInWords(job.pay), employmentTypes[job.employmentType]].join(' · '),
  [
    locationOf(job),
    ...(job.workplace === 'remote' || job.workplace === 'onSite' ? [] : [workplaces[job.workplace]]),
  ].join(' · '),
  [reasonWords.within(job.answerDays), ...(record ? [reasonWords.record(record)] : [])].join(' · '),
]

interface NamedSearch {
  /** Name by the owner; empty if there is none. */
  readonly name: string
  readonly criteria: Criteria
  readonly place: PlaceInSearch | null
  readonly isRemote: boolean
}

/**
 * Title of a saved search, such as "carpenter near Leeds" or "remote jobs"; the owner's name takes
 * precedence.
 */
export function searchInWords({ criteria, isRemote, name, place }: NamedSearch): string {
  if (name !== '') return isolate(name)
  const { level, q, type, workplace } = criteria
  const chosen = [
    ...workplace.map((each) => workplaces[each]),
    ...type.map((each) => employmentTypes[each]),
    ...level.map((each) => levels[each]),
  ].map((word) => word.toLowerCase())
  const what =
    q.trim() === '' ? `${[...chosen, ...(isRemote ? ['remote'] : [])].join(', ')} jobs`.trim() : isolate(q)
  return [
    q.trim() === '' || !isRemote ? what : `remote ${what}`,
    ...(place === null
      ? []
      : [place.kind === 'city' ? `near ${isolate(place.name)}` : `in ${withArticle(place.name)}`]),
  ].join(' ')
}
