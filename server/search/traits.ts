import { mostHours, replyDays, type SingleFilter } from '../../contract/search/criteria.ts'
import type { ChoiceName } from '../../contract/search/choices.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { Place } from '../../contract/search/job.ts'
import { cellsOf, cellsWithin } from './cells.ts'
import type { Territory } from './gazetteer.ts'
import { regionCodeOf } from './places.ts'
import { bandsOf } from './payBands.ts'
import { extraTermsOf, termsOf } from './words/terms.ts'
import { yearlyPay } from './yearlyPay.ts'

/** Trait of every public posting. */
export const OPEN = 'open'
/** Trait of remote work from anywhere. */
export const FROM_ANYWHERE = 'from_anywhere'

/** Filters in which several values can be selected. */
export const kinds = ['workplace', 'type', 'level'] as const satisfies readonly ChoiceName[]

/** Value of a filter. */
export type Choice = readonly [ChoiceName, string]

/**
 * Trait for a combination of choices, in the order of `kinds`. Nearly half of all postings have the most
 * frequent choices, and both databases scan all rows of a term; combinations have fewer.
 */
export const traitOf = (...chosen: readonly Choice[]) =>
  chosen.map(([name, value]) => `${name}_${value}`.toLowerCase()).join('_')

/**
 * All combinations with at most one choice of each kind.
 *
 * @param choices by kind
 */
export function inEveryWay([first, ...others]: readonly (readonly Choice[])[]): readonly (readonly [
  Choice,
  ...Choice[],
])[] {
  if (!first) return []
  const without = inEveryWay(others)
  return [
    ...first.flatMap((choice) => [[choice] as const, ...without.map((way) => [choice, ...way] as const)]),
    ...without,
  ]
}

/** Traits of a word in the title, and in the leading texts of a posting. */
export const inTitle = (word: string) => `title_${word}`
export const atHead = (word: string) => `head_${word}`

/** Traits of the words in titles and in leading texts, which include the titles. */
export function wordTraitsOf(titles: readonly string[], heads: readonly string[]): readonly string[] {
  const titled = titles.flatMap((text) => [...termsOf(text), ...extraTermsOf(text, true)])
  const heading = heads.flatMap((text) => [...termsOf(text), ...extraTermsOf(text)])
  return [...titled.map(inTitle), ...[...titled, ...heading].map(atHead)]
}

/** Trait of a place in a country or region. */
export const within = (country: string, code = '') => `in_${country}_${code}`.toLowerCase()

/** Territory in a trait: that of a place, or the country of remote work; undefined for other traits. */
export function territoryOf(trait: string): Territory | undefined {
  const [, kind, country = '', code = ''] = /^(in|from)_([a-z]{2})(?:_([a-z0-9]*))?$/.exec(trait) ?? []
  return kind === undefined ? undefined : { country: country.toUpperCase(), code: code.toUpperCase() }
}

/** Traits of a place's country and region. */
export const areasOf = (place: Place): readonly string[] => {
  const code = regionCodeOf(place)
  return [within(place.country), ...(code === undefined ? [] : [within(place.country, code)])]
}

/** Trait of remote work from a country. */
export const from = (country: string) => `from_${country.toLowerCase()}`

/** Filters whose values are words or numbers. */
export type PlainFilter = Exclude<SingleFilter, 'country' | 'region'>

export const filterTrait = (name: PlainFilter, value: string | number) => `${name}_${value}`.toLowerCase()

/** Facts about a company that are indexed with its postings. */
export interface IndexedCompany {
  readonly name: string
  /** True if the company replies on time, by its record. */
  readonly isOnTime: boolean
}

type Filtered = Pick<
  PostingContent,
  'answerDays' | 'pay' | 'places' | 'regions' | 'visa' | 'weeklyHours' | 'workplace'
>

/** Traits of a posting for the single-value filters. */
export function countedTraitsOf(
  { answerDays, pay, places, regions, visa, weeklyHours, workplace }: Filtered,
  { isOnTime }: Pick<IndexedCompany, 'isOnTime'>,
): readonly string[] {
  const remote = workplace !== 'remote' ? [] : regions.length === 0 ? [FROM_ANYWHERE] : regions.map(from)
  const hours = weeklyHours ? mostHours.filter((most) => weeklyHours.max <= most) : []
  return [
    ...new Set([
      ...remote,
      ...places.flatMap(areasOf),
      ...replyDays.filter((days) => answerDays <= days).map((days) => filterTrait('within', days)),
      ...hours.map((most) => filterTrait('hours', most)),
      ...(pay === null ? [] : [filterTrait('range', 'full')]),
      ...(visa === 'sponsors' ? [filterTrait('visa', visa)] : []),
      ...(isOnTime ? [filterTrait('replies', 'onTime')] : []),
    ]),
  ]
}

/** All traits of a posting, for filters and sorting: workplace, type, level, title words. */
export function traitsOf(content: PostingContent, company: IndexedCompany): readonly string[] {
  const { employmentType, level, pay, places, requirements, title, workplace } = content
  const values = { workplace, type: employmentType, level }
  const chosen = kinds.map((name): readonly Choice[] => {
    const value = values[name]
    return value === null ? [] : [[name, value]]
  })
  const said = wordTraitsOf([title], [company.name, ...requirements.map(({ text }) => text)])
  return [
    ...new Set([
      OPEN,
      ...inEveryWay(chosen).map((way) => traitOf(...way)),
      ...countedTraitsOf(content, company),
      ...places.flatMap(cellsOf),
      ...bandsOf(yearlyPay(pay)),
      ...said,
    ]),
  ]
}

/** Traits of jobs in a country or region, of which a match has at least one. */
export const traitsInside = ({ code, country }: Territory): readonly string[] => [
  FROM_ANYWHERE,
  from(country),
  within(country, code),
]

/** Area to search in. */
export interface Area extends Territory, Pick<Place, 'lat' | 'lon'> {
  readonly kind: 'city' | 'region' | 'country'
}

/**
 * Traits of jobs in an area, of which a match has at least one: for a city the cells around it, which include
 * false positives; for a region or country exact ones.
 */
export const traitsWithin = (area: Area, radius: number) =>
  area.kind === 'city'
    ? [FROM_ANYWHERE, from(area.country), ...cellsWithin(area, radius)]
    : traitsInside(area)
