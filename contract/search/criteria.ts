import * as v from 'valibot'
import { choices, radii, searchText } from './choices.ts'
import { country } from '../postings/posting.ts'
import { toMinor } from '../postings/money.ts'
import { boundedList } from '../schemas/shapes.ts'
import { bounded } from '../text.ts'
import { meansRemote } from './remote.ts'

/** In days. */
export const ages = [1, 3, 7, 30] as const
/** Yearly pay from which each bar of the pay filter counts, up to the next one, in whole units of any currency. */
export const payBars = [1, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000] as const
/** Most days until the reply that a posting promises. */
export const replyDays = [3, 7, 14] as const
/** Most hours of work in a week. */
export const mostHours = [10, 20, 30] as const
export const orders = ['newest', 'relevant', 'pay', 'near'] as const

export type Order = (typeof orders)[number]

const oneOf = <Value extends number>(values: readonly [Value, ...Value[]], message: string) =>
  v.pipe(
    v.picklist(values.map(String), message),
    v.transform((chosen) => values.find((value) => String(value) === chosen) ?? values[0]),
  )

/** Region of a country: the two letters of the country, and its code by GeoNames: `GB.ENG`. */
const region = v.pipe(v.string(), v.regex(/^[A-Z]{2}\.[A-Z0-9]{1,8}$/, 'Choose a region.'))

/** So often one criterion may stand in an address. */
const mostChoices = 50

const someOf = <Option extends string>(options: readonly Option[], message: string) =>
  v.optional(
    v.pipe(
      boundedList(v.picklist(options, message), mostChoices, message),
      v.transform((chosen) => options.filter((option) => chosen.some((each) => each === option))),
    ),
    [],
  )

/** The longest amount that is read, in characters. */
const PAY_LENGTH = 40
const WRONG_PAY = 'Enter yearly pay in digits, such as 50,000 or 50k.'

/** An amount as people write it, in whole units of any currency: its sign is left out, and it is read as one of cents. */
const yearlyPay = v.pipe(
  bounded(PAY_LENGTH, WRONG_PAY, WRONG_PAY),
  v.transform((typed) =>
    Math.floor((toMinor(typed.replaceAll(/[A-Z]{0,3}\p{Sc}|\b[A-Z]{3}\b/gu, ''), 'EUR') ?? 0) / 100),
  ),
  v.minValue(1, WRONG_PAY),
  v.maxValue(999_999_999, WRONG_PAY),
)

/** Problem with the typed pay; undefined for an amount or an empty field. */
export const wrongPay = (typed: string): string | undefined =>
  typed.trim() === '' || v.is(yearlyPay, typed) ? undefined : WRONG_PAY

/** Search criteria of an address, with defaults. */
export const criteriaEntries = {
  /** All words must be there, `"a phrase"` as it is; `-without` must not. */
  q: v.optional(searchText, ''),
  /** The name of a place, or latitude and longitude with a comma between them. */
  place: v.optional(searchText, ''),
  /** Radius around the place, in kilometres. */
  radius: v.optional(oneOf(radii, `Choose one of ${radii.join(', ')}.`), '25'),
  workplace: someOf(choices.workplace, 'Choose a workplace.'),
  type: someOf(choices.type, 'Choose a job type.'),
  level: someOf(choices.level, 'Choose a level.'),
  /**
   * Least yearly pay, compared with the highest pay of a job converted to a year, in whole units of any
   * currency.
   */
  pay: v.optional(yearlyPay),
  /** Most days since publishing. */
  posted: v.optional(oneOf(ages, `Choose one of ${ages.join(', ')}.`)),
  /** Jobs in a country, or remote from there. */
  country: v.optional(country),
  /** Jobs in a region of a country, or remote from there. */
  region: v.optional(region),
  /** Only companies that reply on time, by their record (`isOnTime`). */
  replies: v.optional(v.picklist(['onTime'], 'Choose onTime.')),
  /** Most days until the reply that the posting promises. */
  within: v.optional(oneOf(replyDays, `Choose one of ${replyDays.join(', ')}.`)),
  /** Only jobs that show their lowest and their highest pay. */
  range: v.optional(v.picklist(['full'], 'Choose full.')),
  /** Only jobs whose employer sponsors a visa. */
  visa: v.optional(v.picklist(['sponsors'], 'Choose sponsors.')),
  /** Most hours of work in a week; postings that do not say are left out. */
  hours: v.optional(oneOf(mostHours, `Choose one of ${mostHours.join(', ')}.`)),
  /** The best match first where there are search words, and else the newest, as `defaultOrder` says. */
  sort: v.optional(v.picklist(orders, `Choose one of ${orders.join(', ')}.`)),
} as const

export const NO_MATCH = 'Enter search words to sort by best match.'
export const NO_CITY = 'Enter a city to sort by distance.'
export const OTHER_COUNTRY = 'Choose a region of the chosen country.'

/** Order of a search that names none: a job that matches the words in its title is meant before one that is newer. */
export const defaultOrder = ({ q }: { readonly q: string }): Order =>
  q.trim() === '' ? 'newest' : 'relevant'

interface Ordered {
  readonly q: string
  readonly place: string
  readonly sort?: Order | undefined
}

/** Problem with the order of a search; undefined for one that it can have, as far as the words and the place tell. */
export function wrongOrder({ place, q, sort }: Ordered): string | undefined {
  if (sort === 'relevant' && q.trim() === '') return NO_MATCH
  if (sort === 'near' && (place.trim() === '' || meansRemote(place))) return NO_CITY
  return undefined
}

/** Country of a region. */
export const countryOfRegion = (id: string) => id.slice(0, 2)

/** True if a region lies in the country, where one is chosen. */
export const liesInCountry = ({ country: chosen, region: id }: Pick<Criteria, 'country' | 'region'>) =>
  id === undefined || chosen === undefined || countryOfRegion(id) === chosen

/** Filters of one value each, whose jobs are counted by their traits. */
export const singleFilters = ['country', 'region', 'replies', 'within', 'range', 'visa', 'hours'] as const

export type SingleFilter = (typeof singleFilters)[number]

const criteriaSchema = v.object({ ...criteriaEntries, sort: v.picklist(orders) })

export type Criteria = v.InferOutput<typeof criteriaSchema>
