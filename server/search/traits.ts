import type { ChoiceName } from '../../contract/search/choices.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { Place } from '../../contract/search/job.ts'
import { cellsOf, cellsWithin } from './cells.ts'
import { regionCodeOf } from './places.ts'
import { bandsOf } from './payBands.ts'
import { extraTermsOf, termsOf } from './words/terms.ts'
import { yearlyPay } from './yearlyPay.ts'

/** Trait of every public posting. */
export const OPEN = 'open'
const FROM_ANYWHERE = 'from_anywhere'

/** The kinds of which several can be chosen. */
export const kinds = ['workplace', 'type', 'level'] as const satisfies readonly ChoiceName[]

/** One of a kind. */
export type Choice = readonly [ChoiceName, string]

/**
 * Choices of different kinds, in the order of the kinds, as one term. Nearly every second posting has what is chosen most,
 * and both databases look through all that have a term: of what is chosen together fewer have all.
 */
export const traitOf = (...chosen: readonly Choice[]) =>
  chosen.map(([name, value]) => `${name}_${value}`.toLowerCase()).join('_')

/**
 * Choices alone, and together in every way, with one of each kind.
 *
 * @param choices those of each kind
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

/** Traits of a word in the title, and at the head of a posting. */
export const inTitle = (word: string) => `title_${word}`
export const atHead = (word: string) => `head_${word}`

/** Traits of the words in titles, and of those at the head, which the titles are part of. */
export function wordTraitsOf(titles: readonly string[], heads: readonly string[]): readonly string[] {
  const titled = titles.flatMap((text) => [...termsOf(text), ...extraTermsOf(text, true)])
  const heading = heads.flatMap((text) => [...termsOf(text), ...extraTermsOf(text)])
  return [...titled.map(inTitle), ...[...titled, ...heading].map(atHead)]
}

/** Trait of a place in a country or region. */
export const within = (country: string, code = '') => `in_${country}_${code}`.toLowerCase()

/** Traits of a place's country and region. */
export const areasOf = (place: Place): readonly string[] => {
  const code = regionCodeOf(place)
  return [within(place.country), ...(code === undefined ? [] : [within(place.country, code)])]
}

const from = (country: string) => `from_${country.toLowerCase()}`

/** Traits of a posting for filters and order: workplace, type, level, title words. */
export function traitsOf(
  { employmentType, level, pay, places, regions, requirements, title, workplace }: PostingContent,
  companyName: string,
): readonly string[] {
  const values = { workplace, type: employmentType, level }
  const chosen = kinds.map((name): readonly Choice[] => {
    const value = values[name]
    return value === null ? [] : [[name, value]]
  })
  const remote = workplace !== 'remote' ? [] : regions.length === 0 ? [FROM_ANYWHERE] : regions.map(from)
  const said = wordTraitsOf([title], [companyName, ...requirements.map(({ text }) => text)])
  return [
    ...new Set([
      OPEN,
      ...inEveryWay(chosen).map((way) => traitOf(...way)),
      ...remote,
      ...places.flatMap(cellsOf),
      ...places.flatMap(areasOf),
      ...bandsOf(yearlyPay(pay)),
      ...said,
    ]),
  ]
}

/** A place to search at. */
export interface Area extends Pick<Place, 'country' | 'lat' | 'lon'> {
  readonly kind: 'city' | 'region' | 'country'
  /** The region's code by GeoNames; empty for others. */
  readonly code: string
}

/**
 * Traits of jobs at a place, one of which each match has: cells around a city, which include false positives,
 * or exactly a region or country.
 */
export const traitsWithin = (area: Area, radius: number) => [
  FROM_ANYWHERE,
  from(area.country),
  ...(area.kind === 'city' ? cellsWithin(area, radius) : [within(area.country, area.code)]),
]
