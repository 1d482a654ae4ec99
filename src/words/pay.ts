import { minorDigits } from '../../contract/postings/currency.ts'
import { periodsPerYear } from '../../contract/postings/payPeriods.ts'
import { periods, rangeInWords, type Pay } from '../../contract/postings/payInWords.ts'

/** Pay in two parts: amount and period. */
export const payParts = (pay: Pay | null): readonly [amount: string, period: string] =>
  pay ? [rangeInWords(pay), periods[pay.period]] : ['Unpaid', '']

/**
 * Yearly equivalent of pay, such as "about £36,400–£43,680 a year", based on 2,080 hours, 260 days, 52 weeks
 * or 12 months, in whole units.
 */
export function yearlyPayInWords({ min, max, currency, period }: Pay): string {
  const unit = 10 ** minorDigits(currency)
  const [least, most] = [min, max].map((amount) => wholeUnits(amount * periodsPerYear[period], unit) * unit)
  return `about ${rangeInWords({ min: least ?? 0, max: most ?? 0, currency })} a year`
}

/** Converts minor units to whole units, rounded. */
const wholeUnits = (amount: number, unit: number) =>
  (amount - (amount % unit)) / unit + (2 * (amount % unit) >= unit ? 1 : 0)
