import { isolate } from '../../contract/isolate.ts'
import { daysOfRecord, type CompanyRecord } from '../../contract/postings/record.ts'
import { daysInWords } from './dates.ts'

/** How a company has answered who applied: "In the last 90 days, Fernhill answered 23 of 25 people in time." */
export function recordInWords(
  { answeredInTime, medianDays, people }: CompanyRecord,
  company: string,
): string {
  const share = `In the last ${daysInWords(daysOfRecord)}, ${isolate(company)} answered ${answeredInTime} of ${people} people in time.`
  return medianDays === null ? share : `${share} Half of the answers came within ${daysInWords(medianDays)}.`
}
