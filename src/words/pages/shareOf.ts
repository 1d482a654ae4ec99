import type { CompanyRecord } from '../../../contract/postings/record.ts'

/**
 * Share of timely replies, such as "92%". Rounded down, so that only a record without late replies has 100%.
 */
export function shareOf({ answeredInTime, people }: CompanyRecord): string {
  return `${Math.floor((100 * answeredInTime) / people)}%`
}
