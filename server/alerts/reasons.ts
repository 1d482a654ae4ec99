import type { CompanyRecord } from '../../contract/postings/record.ts'
import type { JobInList } from '../../contract/search/job.ts'
import { kilometersOf, pointOf } from '../search/globe.ts'
import { nameOfRegion } from '../search/places.ts'
import type { Part } from '../search/query.ts'
import { fieldsOf } from '../search/wordIndex.ts'
import { reasonWords } from '../words/alerts.ts'
import { parseAlertCriteria, type AlertCriteria } from './alertCriteria.ts'

/** Minimum share of timely replies that counts as a reason. */
const GOOD_RECORD = 0.8

/**
 * Reasons why a search finds a job, in words, strongest first: words in the title, words elsewhere, distance
 * or area, pay, selected filters, and a good reply record.
 *
 * @param criteria query string of `/jobs` that finds the job
 * @param record reply record of the company; null below the minimum number of applicants
 */
export function reasonsFor(
  criteria: string,
  job: JobInList,
  record: CompanyRecord | null = null,
): readonly string[] {
  const parsed = parseAlertCriteria(criteria)
  if (!parsed) return []
  return [
    ...textReasons(parsed, job),
    ...placeReasons(parsed, job),
    ...(parsed.criteria.pay === undefined ? [] : [reasonWords.pay(parsed.criteria.pay)]),
    ...chosenReasons(parsed, job),
    ...filterReasons(parsed, job),
    ...(record && record.answeredInTime >= record.people * GOOD_RECORD ? [reasonWords.record(record)] : []),
  ]
}

/** Reasons from single-value filters. */
function filterReasons({ criteria }: AlertCriteria, { answerDays }: JobInList): readonly string[] {
  const { hours, range, replies, visa, within } = criteria
  return [
    ...(hours === undefined ? [] : [reasonWords.hours(hours)]),
    ...(range === undefined ? [] : [reasonWords.fullRange]),
    ...(visa === undefined ? [] : [reasonWords.visa]),
    ...(within === undefined ? [] : [reasonWords.within(answerDays)]),
    ...(replies === undefined ? [] : [reasonWords.repliesOnTime]),
  ]
}

function textReasons({ wanted }: AlertCriteria, { title }: JobInList): readonly string[] {
  const { texts } = fieldsOf([title], [title], [])
  const isInTitle = ({ ways }: Part) => ways.some((terms) => texts.includes(` ${terms.join(' ')} `))
  const parts = wanted.query.wanted
  const inTitle = parts.filter(isInTitle).map(({ typed }) => typed)
  const elsewhere = parts.filter((part) => !isInTitle(part)).map(({ typed }) => typed)
  return [
    ...(inTitle.length > 0 ? [reasonWords.inTitle(inTitle)] : []),
    ...(elsewhere.length > 0 ? [reasonWords.mentions(elsewhere)] : []),
  ]
}

function placeReasons({ place, wanted }: AlertCriteria, job: JobInList): readonly string[] {
  if (wanted.isRemote) return [remoteReason(job, undefined)]
  const { country, region } = wanted
  const area = place ?? region ?? country
  if (!area) return []
  if (job.workplace === 'remote') return [remoteReason(job, area.country)]
  if (!place) {
    const name = region && nameOfRegion(region)
    return [name === undefined ? reasonWords.inCountry(area.country) : reasonWords.inArea(name)]
  }
  if (place.kind !== 'city') return [reasonWords.inArea(place.name)]
  const nearest = distanceTo(job, place)
  return nearest === undefined ? [] : [reasonWords.distance(Math.round(nearest), place.name)]
}

const remoteReason = ({ regions }: JobInList, country: string | undefined) => {
  if (regions.length === 0) return reasonWords.remoteFromAnywhere
  return country === undefined ? reasonWords.workplace('remote') : reasonWords.remoteFrom(country)
}

/** Distance in kilometers to the nearest place of a job; undefined if it has no places. */
export function distanceTo(
  { places }: JobInList,
  from: { readonly lat: number; readonly lon: number },
): number | undefined {
  const middle = pointOf(from)
  const squares = places
    .map(pointOf)
    .map(({ x, y, z }) => (x - middle.x) ** 2 + (y - middle.y) ** 2 + (z - middle.z) ** 2)
  return squares.length === 0 ? undefined : kilometersOf(Math.sqrt(Math.min(...squares)))
}

const chosenReasons = ({ criteria }: AlertCriteria, job: JobInList): readonly string[] => [
  ...(criteria.workplace.length > 0 ? [reasonWords.workplace(job.workplace)] : []),
  ...(criteria.type.length > 0 ? [reasonWords.type(job.employmentType)] : []),
  ...(criteria.level.length > 0 && job.level !== null ? [reasonWords.level(job.level)] : []),
]
