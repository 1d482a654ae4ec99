import type { JobInList } from '../../../contract/search/job.ts'
import { inTitle, wordTraitsOf } from '../../search/traits.ts'
import { termsOf } from '../../search/words/terms.ts'
import { yearlyPay } from '../../search/yearlyPay.ts'
import { reasonWords } from '../../words/alerts.ts'
import { distanceTo } from '../reasons.ts'
import type { TitleSource, WantedTitle, Wishes } from './wishes.ts'

const DAY = 86_400_000
const NEW_DAYS = 7

/** Maximum points for each part of the score. Each part that counts is shown as a reason. */
export const points = {
  title: { profile: 40, resume: 30, applied: 20, saved: 20 } satisfies Readonly<Record<TitleSource, number>>,
  place: 20,
  pay: 15,
  type: 10,
  level: 10,
  isNew: 5,
} as const

/** Seniority terms, which do not describe the work. */
const seniority: ReadonlySet<string> = new Set(
  termsOf('senior junior lead head chief principal entry mid level trainee apprentice intern'),
)
const MOST_TERMS = 5

/** Distinctive terms of a title; all terms if none is distinctive. */
export function tellingTerms(title: string): readonly string[] {
  const terms = [...new Set(termsOf(title))]
  const telling = terms.filter((term) => term.length > 1 && !seniority.has(term))
  return (telling.length > 0 ? telling : terms).slice(0, MOST_TERMS)
}

/** Minimum number of terms that a job title must share with a title. */
export const leastShared = (terms: readonly string[]): number => Math.ceil(terms.length / 2)

interface Part {
  readonly points: number
  readonly reason: string
}

export interface Fit {
  readonly score: number
  /** Reasons in words, most points first. */
  readonly reasons: readonly string[]
}

/**
 * Compares a job with the wishes of a candidate.
 *
 * @param now milliseconds since 1970
 * @returns undefined if titles or places are known and the job matches none of them
 */
export function fitOf(job: JobInList, wishes: Wishes, now: number): Fit | undefined {
  const title = titlePart(job, wishes.titles)
  const place = placePart(job, wishes)
  const isPlaced = wishes.places.length > 0 || wishes.isRemote
  if ((wishes.titles.length > 0 && !title) || (isPlaced && !place)) return undefined
  const parts = [title, place, payPart(job, wishes), ...chosenParts(job, wishes), newPart(job, now)]
    .filter((part) => part !== undefined)
    .toSorted((one, other) => other.points - one.points)
  return {
    score: parts.reduce((sum, part) => sum + part.points, 0),
    reasons: parts.map(({ reason }) => reason),
  }
}

/** Points for the best matching title. A title that shares half of its terms gets half of the points. */
function titlePart(job: JobInList, titles: readonly WantedTitle[]): Part | undefined {
  const known = new Set(wordTraitsOf([job.title], []))
  return titles
    .flatMap(({ source, title }): Part[] => {
      const terms = tellingTerms(title)
      const shared = terms.filter((term) => known.has(inTitle(term))).length
      if (shared === 0 || shared < leastShared(terms)) return []
      const reason = shared === terms.length ? reasonWords.sameTitle : reasonWords.likeTitle
      return [
        { points: Math.floor((points.title[source] * shared) / terms.length), reason: reason(source, title) },
      ]
    })
    .toSorted((one, other) => other.points - one.points)[0]
}

function placePart(job: JobInList, { countries, isRemote, places }: Wishes): Part | undefined {
  if (job.workplace === 'remote') {
    const { regions } = job
    const from = regions.find((region) => countries.includes(region))
    if (!isRemote || (regions.length > 0 && countries.length > 0 && from === undefined)) return undefined
    const reason =
      from === undefined
        ? regions.length === 0
          ? reasonWords.remoteFromAnywhere
          : reasonWords.workplace('remote')
        : reasonWords.remoteFrom(from)
    return { points: points.place, reason }
  }
  const [nearest] = places
    .map((place) => ({ place, kilometers: distanceTo(job, place) ?? Infinity }))
    .filter(({ kilometers, place }) => kilometers <= place.radius)
    .toSorted((one, other) => one.kilometers - other.kilometers)
  return (
    nearest && {
      points: points.place,
      reason: reasonWords.distance(Math.round(nearest.kilometers), nearest.place.name),
    }
  )
}

/** Compares pay in the same currency only. */
function payPart({ pay }: JobInList, { payFloor }: Wishes): Part | undefined {
  if (!pay || !payFloor || pay.currency !== payFloor.currency) return undefined
  const least = yearlyPay({ ...pay, max: pay.min })
  return least > yearlyPayOf(payFloor) ? { points: points.pay, reason: reasonWords.aboveMinimum } : undefined
}

/** Amount per year, in whole units of its currency. */
export const yearlyPayOf = ({ amount, currency, period }: NonNullable<Wishes['payFloor']>): number =>
  yearlyPay({ min: amount, max: amount, currency, period })

const chosenParts = (job: JobInList, { levels, types }: Wishes): readonly Part[] => [
  ...(types.includes(job.employmentType)
    ? [{ points: points.type, reason: reasonWords.type(job.employmentType) }]
    : []),
  ...(job.level !== null && levels.includes(job.level)
    ? [{ points: points.level, reason: reasonWords.level(job.level) }]
    : []),
]

const newPart = ({ publishedAt }: JobInList, now: number): Part | undefined =>
  Date.parse(publishedAt) > now - NEW_DAYS * DAY
    ? { points: points.isNew, reason: reasonWords.newThisWeek }
    : undefined
