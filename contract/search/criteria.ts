import * as v from 'valibot'
import { choices, radii, searchText } from './choices.ts'
import { country } from '../postings/posting.ts'
import { toMinor } from '../postings/money.ts'
import { boundedList } from '../schemas/shapes.ts'
import { bounded } from '../text.ts'
import { meansRemote } from './remote.ts'

/** Choices of maximum posting age, in days. */
export const ages = [1, 3, 7, 30] as const
/** Lower bounds of the bars in the pay histogram, as yearly pay in whole units of any currency. */
export const payBars = [1, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000] as const
/** Choices of the maximum promised reply time, in days. */
export const replyDays = [3, 7, 14] as const
/** Choices of maximum weekly working hours. */
export const mostHours = [10, 20, 30] as const
export const orders = ['newest', 'relevant', 'pay', 'near'] as const

export type Order = (typeof orders)[number]

const oneOf = <Value extends number>(values: readonly [Value, ...Value[]], message: string) =>
  v.pipe(
    v.picklist(values.map(String), message),
    v.transform((chosen) => values.find((value) => String(value) === chosen) ?? values[0]),
  )

/** Region as country code and GeoNames code of the region: `GB.ENG`. */
const region = v.pipe(v.string(), v.regex(/^[A-Z]{2}\.[A-Z0-9]{1,8}$/, 'Choose a region.'))

/** Maximum number of values of one criterion. */
const mostChoices = 50

const someOf = <Option extends string>(options: readonly Option[], message: string) =>
  v.optional(
    v.pipe(
      boundedList(v.picklist(options, message), mostChoices, message),
      v.transform((chosen) => options.filter((option) => chosen.some((each) => each === option))),
    ),
    [],
  )

/** Maximum length of an amount, in characters. */
const PAY_LENGTH = 40
const WRONG_PAY = 'Enter yearly pay in digits, such as 50,000 or 50k.'

/**
 * Yearly pay as people write it, in whole units. Currency signs are removed and two minor digits assumed,
 * because the filter ignores currencies.
 */
const yearlyPay = v.pipe(
  bounded(PAY_LENGTH, WRONG_PAY, WRONG_PAY),
  v.transform((typed) =>
    Math.floor((toMinor(typed.replaceAll(/[A-Z]{0,3}\p{Sc}|\b[A-Z]{3}\b/gu, ''), 'EUR') ?? 0) / 100),
  ),
  v.minValue(1, WRONG_PAY),
  v.maxValue(999_999_999, WRONG_PAY),
)

/** Error message for the typed pay; undefined for an amount or an empty field. */
export const wrongPay = (typed: string): string | undefined =>
  typed.trim() === '' || v.is(yearlyPay, typed) ? undefined : WRONG_PAY

/** Search criteria as query parameters, with defaults. */
export const criteriaEntries = {
  /** Search words: all must match, `"a phrase"` literally; `-word` must not match. */
  q: v.optional(searchText, ''),
  /** Name of a place, or latitude and longitude separated by a comma. */
  place: v.optional(searchText, ''),
  /** Radius around the place, in kilometres. */
  radius: v.optional(oneOf(radii, `Choose one of ${radii.join(', ')}.`), '25'),
  workplace: someOf(choices.workplace, 'Choose a workplace.'),
  type: someOf(choices.type, 'Choose a job type.'),
  level: someOf(choices.level, 'Choose a level.'),
  /**
   * Minimum yearly pay in whole units of any currency, compared with the upper end of a job's pay per year.
   */
  pay: v.optional(yearlyPay),
  /** Maximum days since publishing. */
  posted: v.optional(oneOf(ages, `Choose one of ${ages.join(', ')}.`)),
  /** Country of the job, or country from which it can be done remotely. */
  country: v.optional(country),
  /** Region of the job, or region from which it can be done remotely. */
  region: v.optional(region),
  /** Restricts to companies that reply on time, by their record (`isOnTime`). */
  replies: v.optional(v.picklist(['onTime'], 'Choose onTime.')),
  /** Maximum number of days until the promised reply. */
  within: v.optional(oneOf(replyDays, `Choose one of ${replyDays.join(', ')}.`)),
  /** Restricts to jobs with a full pay range. */
  range: v.optional(v.picklist(['full'], 'Choose full.')),
  /** Restricts to jobs with visa sponsorship. */
  visa: v.optional(v.picklist(['sponsors'], 'Choose sponsors.')),
  /** Maximum weekly working hours. Postings without hours do not match. */
  hours: v.optional(oneOf(mostHours, `Choose one of ${mostHours.join(', ')}.`)),
  /** Sort order; the default depends on the search words, see `defaultOrder`. */
  sort: v.optional(v.picklist(orders, `Choose one of ${orders.join(', ')}.`)),
} as const

export const NO_MATCH = 'Enter search words to sort by best match.'
export const NO_CITY = 'Enter a city to sort by distance.'
export const OTHER_COUNTRY = 'Choose a region of the chosen country.'

/**
 * Default order: by relevance for a search with words, because a match in the title matters more than age;
 * otherwise newest first.
 */
export const defaultOrder = ({ q }: { readonly q: string }): Order =>
  q.trim() === '' ? 'newest' : 'relevant'

interface Ordered {
  readonly q: string
  readonly place: string
  readonly sort?: Order | undefined
}

/**
 * Error message for an order that the search cannot have; undefined if valid. Checks words and place only.
 */
export function wrongOrder({ place, q, sort }: Ordered): string | undefined {
  if (sort === 'relevant' && q.trim() === '') return NO_MATCH
  if (sort === 'near' && (place.trim() === '' || meansRemote(place))) return NO_CITY
  return undefined
}

export const countryOfRegion = (id: string) => id.slice(0, 2)

/** True if a region lies in the selected country, or no country is selected. */
export const liesInCountry = ({ country: chosen, region: id }: Pick<Criteria, 'country' | 'region'>) =>
  id === undefined || chosen === undefined || countryOfRegion(id) === chosen

/** Filters with a single value, counted by job traits. */
export const singleFilters = ['country', 'region', 'replies', 'within', 'range', 'visa', 'hours'] as const

export type SingleFilter = (typeof singleFilters)[number]

const criteriaSchema = v.object({ ...criteriaEntries, sort: v.picklist(orders) })

export type Criteria = v.InferOutput<typeof criteriaSchema>
