import { isolate } from '../../contract/isolate.ts'
import { daysOfRecord, type CompanyRecord } from '../../contract/postings/record.ts'
import { daysInWords } from './dates.ts'

/** Reply record of a company, in a sentence. */
export function recordInWords(
  { answeredInTime, medianDays, people }: CompanyRecord,
  company: string,
): string {
  const share = `In the last ${daysInWords(daysOfRecord)}, ${isolate(company)} answered ${answeredInTime} of ${people} people in time.`
  return medianDays === null ? share : `${share} Half of the answers came within ${daysInWords(medianDays)}.`
}
