import * as v from 'valibot'
import { amount, currency, payPeriod } from '../postings/amount.ts'
import { decimal, minorDigits } from '../postings/currency.ts'
import { locale } from '../words/locale.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Pay of an offer, as the form sends it. */
export const money = strictObject({ amount, currency, period: payPeriod })

export type Money = v.InferOutput<typeof money>

/** Pay of an offer in the ledger. Earlier versions stored it as text. */
export const offeredPay = v.union([v.string(), money])

export type OfferedPay = v.InferOutput<typeof offeredPay>

const perPeriod: Readonly<Record<Money['period'], string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}

/** Pay of an offer as text, such as "£38,000 a year" or "€17.50 an hour". */
export function offeredPayInWords(pay: OfferedPay): string {
  if (typeof pay === 'string') return pay
  const digits = pay.amount % 10 ** minorDigits(pay.currency) === 0 ? 0 : minorDigits(pay.currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: pay.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${format.format(decimal(pay.amount, pay.currency))} ${perPeriod[pay.period]}`
}
