import { minorDigits } from '../../contract/postings/currency.ts'
import { periodsPerYear } from '../../contract/postings/payPeriods.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'

/** Upper end of the pay per year, in whole units of its currency, rounded down; -1 without pay. */
export const yearlyPay = (pay: PostingContent['pay']): number =>
  pay === null ? -1 : Math.floor((pay.max * periodsPerYear[pay.period]) / 10 ** minorDigits(pay.currency))
