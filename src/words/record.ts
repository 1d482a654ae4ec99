import { isolate } from '../../contract/isolate.ts'
import { daysOfRecord, type CompanyRecord } from '../../contract/postings/record.ts'
import { daysInWords } from './dates.ts'

/** Reply record of a company, as a sentence. */
export function recordInWords(
  { answeredInTime, medianDays, people }: CompanyRecord,
  company: string,
): string {
  const share = `In the last ${daysInWords(daysOfRecord)}, ${isolate(company)} replied on time to ${answeredInTime} of ${people} applicants.`
  return medianDays === null ? share : `${share} Half of the replies came within ${daysInWords(medianDays)}.`
}
