import { retentionMonths } from '../../../contract/postings/retentionMonths.ts'
import { counted } from '../../../contract/words/counted.ts'

/** Labels of the retention periods for applications, by number of months. */
export const retentionOptions: Readonly<Record<string, string>> = Object.fromEntries(
  retentionMonths.map((months) => [months, counted(months, 'month', 'months')]),
)
