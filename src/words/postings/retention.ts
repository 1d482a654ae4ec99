import { retentionMonths } from '../../../contract/postings/retentionMonths.ts'
import { counted } from '../../../contract/words/counted.ts'

/** Times for which applications can be kept, by their numbers of months. */
export const retentionOptions: Readonly<Record<string, string>> = Object.fromEntries(
  retentionMonths.map((months) => [months, counted(months, 'month', 'months')]),
)
