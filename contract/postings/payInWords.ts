import { locale } from '../words/locale.ts'
import { decimal, minorDigits } from './currency.ts'
import type { PostingContent } from './posting.ts'

/** Range of pay, in minor units. */
export type Pay = NonNullable<PostingContent['pay']>

export const periods: Readonly<Record<Pay['period'], string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}

type Range = Pick<Pay, 'min' | 'max' | 'currency'>

/** Cached by currency and number of digits, because creating a formatter is slow. */
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

/** Range of amounts, such as "£17.50–£21.00". Fraction digits are omitted if neither amount needs them. */
export function rangeInWords({ min, max, currency }: Range): string {
  const unit = 10 ** minorDigits(currency)
  const format = formatOf(currency, min % unit === 0 && max % unit === 0 ? 0 : minorDigits(currency))
  const amounts = [min, max].map((amount) => format.format(decimal(amount, currency)))
  return [...new Set(amounts)].join('–')
}

/** Pay, such as "£36,000–£41,000 a year". A posting without pay is voluntary work. */
export const payInWords = (pay: Pay | null): string =>
  pay ? `${rangeInWords(pay)} ${periods[pay.period]}` : 'Unpaid'
