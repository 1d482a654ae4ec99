import { countryOfRegion, type Criteria, type SingleFilter } from '../../../../contract/search/criteria.ts'
import { meansRemote } from '../../../../contract/search/remote.ts'
import { findPlace, regionCodeOf } from '../../../../server/search/places.ts'
import { parseQuery, type Part } from '../../../../server/search/query.ts'
import type { Published } from '../market.ts'
import { allTermsOf, readTerms } from './readTerms.ts'

const DAY = 86_400_000
const YEAR = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 } as const

const fieldsOf = ({ company, content }: Published) => [
  content.title,
  company,
  ...content.requirements.map(({ text }) => text),
  content.summary,
  content.description,
]

/** True if a text contains the terms of a phrase next to each other. */
export const stands = (phrase: readonly string[], text: string, isTitle: boolean) => {
  const { extraTerms, terms } = readTerms(text, isTitle)
  const [first = ''] = phrase
  return (
    terms.some((_, at) => phrase.every((term, index) => terms[at + index] === term)) ||
    (phrase.length === 1 && extraTerms.has(first))
  )
}

function fitsText(posting: Published, q: string): boolean {
  const { hasNoWords, unwanted, wanted } = parseQuery(q)
  const [title = '', ...others] = fieldsOf(posting)
  const isThere = ({ ways }: Part) =>
    ways.some((way) => stands(way, title, true) || others.some((text) => stands(way, text, false)))
  return !hasNoWords && wanted.every(isThere) && !unwanted.some(isThere)
}

/** Great-circle distance in kilometres. */
export function far(one: { lat: number; lon: number }, other: { lat: number; lon: number }): number {
  const [a, b] = [(one.lat * Math.PI) / 180, (other.lat * Math.PI) / 180]
  const turn = ((other.lon - one.lon) * Math.PI) / 180
  const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2
  return 2 * 6_371.009 * Math.asin(Math.sqrt(h))
}

/** True if a job is in a country or region, or remote from there. */
function liesIn({ content }: Published, country: string | undefined, region: string | undefined): boolean {
  if (country === undefined) return true
  if (content.workplace === 'remote') return content.regions.length === 0 || content.regions.includes(country)
  return content.places.some(
    (each) =>
      each.country === country && (region === undefined || `${country}.${regionCodeOf(each)}` === region),
  )
}

/** True if a job matches the single-value filters. */
export function fitsFilters(posting: Published, filters: Partial<Pick<Criteria, SingleFilter>>): boolean {
  const { hours, range, region, replies, visa, within } = filters
  const country = filters.country ?? (region && countryOfRegion(region))
  const { answerDays, pay, visa: own, weeklyHours } = posting.content
  return (
    liesIn(posting, country, region) &&
    (replies === undefined || posting.isOnTime) &&
    (within === undefined || answerDays <= within) &&
    (range === undefined || pay !== null) &&
    (visa === undefined || own === 'sponsors') &&
    (hours === undefined || (weeklyHours !== null && weeklyHours.max <= hours))
  )
}

/** Distance in metres from a place to the nearest place of a job; infinite for a job without places. */
function distanceOf({ content }: Published, place: string): number {
  const at = findPlace(place)?.place
  return at ? Math.min(...content.places.map((each) => Math.round(far(each, at) * 1_000))) : Infinity
}

function fitsPlace({ content }: Published, { place, radius }: Criteria): boolean {
  if (meansRemote(place)) return content.workplace === 'remote'
  const at = place === '' ? undefined : findPlace(place)?.place
  if (!at) return true
  if (content.workplace === 'remote') {
    return content.regions.length === 0 || content.regions.includes(at.country)
  }
  return content.places.some((each) => {
    if (at.kind === 'country') return each.country === at.country
    // Places of a posting contain the name of their region, so the names are compared.
    if (at.kind === 'region') return each.country === at.country && each.region === at.name
    return far(each, at) <= radius
  })
}

export function paidAYear({ content: { pay } }: Published): number {
  if (pay === null) return -1
  return Math.floor((pay.max * YEAR[pay.period]) / (pay.currency === 'JPY' ? 1 : 100))
}

const isIn = <Value>(chosen: readonly Value[], value: Value | null) =>
  chosen.length === 0 || (value !== null && chosen.includes(value))

/**
 * Relevance of a posting: 2 if all words are in the title, 1 with company and requirements included, else 0.
 */
function fit({ company, content }: Published, q: string): number {
  const title = allTermsOf([content.title], true)
  const head = allTermsOf([company, ...content.requirements.map(({ text }) => text)])
  const all = (is: (term: string) => boolean) =>
    parseQuery(q).wanted.every(({ ways }) => ways.some((way) => way.every(is)))
  if (all((term) => title.has(term))) return 2
  return all((term) => title.has(term) || head.has(term)) ? 1 : 0
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** Matching postings in order, computed by a linear scan. */
export function plainSearch(all: readonly Published[], criteria: Criteria, now: number): Published[] {
  const { level, pay, posted, q, sort, type, workplace } = criteria
  return all
    .filter((posting) => {
      const { content } = posting
      return (
        fitsText(posting, q) &&
        fitsPlace(posting, criteria) &&
        isIn(workplace, content.workplace) &&
        isIn(type, content.employmentType) &&
        isIn(level, content.level) &&
        fitsFilters(posting, criteria) &&
        (pay === undefined || paidAYear(posting) >= pay) &&
        (posted === undefined || posting.at >= now - posted * DAY)
      )
    })
    .toSorted((one, other) => {
      const byKey =
        sort === 'pay'
          ? paidAYear(other) - paidAYear(one)
          : sort === 'relevant'
            ? fit(other, q) - fit(one, q)
            : sort === 'near'
              ? compare(distanceOf(one, criteria.place), distanceOf(other, criteria.place))
              : 0
      return byKey || other.at - one.at
    })
}

/** Number of occurrences of each value. */
export function countsOf(values: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
