import { minorDigits } from '../../contract/postings/currency.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'

/** How many of each period somebody who works all year is paid for. */
const PERIODS_A_YEAR = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 } as const

/** The highest pay brought to a year, in whole units of its currency, rounded down; -1 without pay. */
export const yearlyPay = (pay: PostingContent['pay']): number =>
  pay === null ? -1 : Math.floor((pay.max * PERIODS_A_YEAR[pay.period]) / 10 ** minorDigits(pay.currency))
