import { locale } from '../../contract/words/locale.ts'
import { decimal, minorDigits } from '../../contract/postings/currency.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'

/** Range of pay, in minor units. */
export type Pay = NonNullable<PostingContent['pay']>

/** Periods per year. */
const timesAYear: Readonly<Record<Pay['period'], number>> = {
  hour: 2_080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
}

export const periods: Readonly<Record<Pay['period'], string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}

type Range = Pick<Pay, 'min' | 'max' | 'currency'>

/** By currency and digits: to make one takes longer than all that it writes. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const name = currency + digits
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(name, format)
  return format
}

/** From the least to the most, such as "£17.50–£21.00"; without a fraction where neither amount has one. */
function rangeInWords({ min, max, currency }: Range): string {
  const unit = 10 ** minorDigits(currency)
  const format = formatOf(currency, min % unit === 0 && max % unit === 0 ? 0 : minorDigits(currency))
  const amounts = [min, max].map((amount) => format.format(decimal(amount, currency)))
  return [...new Set(amounts)].join('–')
}

/** Pay, such as "£36,000–£41,000 a year". Without pay the work is voluntary. */
export const payInWords = (pay: Pay | null): string =>
  pay ? `${rangeInWords(pay)} ${periods[pay.period]}` : 'Unpaid'

/** The same in two parts: the amount, and its period. */
export const payParts = (pay: Pay | null): readonly [amount: string, period: string] =>
  pay ? [rangeInWords(pay), periods[pay.period]] : ['Unpaid', '']

/**
 * Yearly equivalent, such as "about £36,400–£43,680 a year": from 2,080 hours, 260 days, 52 weeks or 12
 * months, in whole units.
 */
export function yearlyPayInWords({ min, max, currency, period }: Pay): string {
  const unit = 10 ** minorDigits(currency)
  const [least, most] = [min, max].map((amount) => wholeUnits(amount * timesAYear[period], unit) * unit)
  return `about ${rangeInWords({ min: least ?? 0, max: most ?? 0, currency })} a year`
}

/** Whole minor units in units, rounded. */
const wholeUnits = (amount: number, unit: number) =>
  (amount - (amount % unit)) / unit + (2 * (amount % unit) >= unit ? 1 : 0)
