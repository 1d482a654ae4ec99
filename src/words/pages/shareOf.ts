import type { CompanyRecord } from '../../../contract/postings/record.ts'

/** Share of replies on time, such as "92%". Only a record without a late reply has 100%. */
export function shareOf({ answeredInTime, people }: CompanyRecord): string {
  return `${Math.floor((100 * answeredInTime) / people)}%`
}
