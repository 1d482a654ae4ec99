import type { HomeContent } from '../../../contract/search/home.ts'
import { daysInWords } from '../dates.ts'

const number = new Intl.NumberFormat('en')

const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`

/** What is known of the marketplace, in one line; empty where nothing is: "1,240 open jobs · 86 companies". */
export function figuresInWords({ companies, jobs, medianDays }: HomeContent['figures']): string {
  return [
    jobs !== null && counted(jobs, 'open job', 'open jobs'),
    companies !== null && counted(companies, 'company', 'companies'),
    medianDays !== null && `half of the first answers within ${daysInWords(medianDays)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
