import { mostHours, replyDays } from '../../contract/search/criteria.ts'
import { daysOfRecord, minInRecord, onTimeShare } from '../../contract/postings/record.ts'
import { number } from '../../contract/words/counted.ts'
import { daysInWords } from './dates.ts'
import { countInWords } from './search.ts'

/** Texts of the further filters in the job search. */
export const furtherFilters = {
  replies: 'Replies',
  onTime: 'Company replies on time',
  onTimeHint: `On time for ${Math.round(100 * onTimeShare)}% or more of at least ${minInRecord} applicants in the last ${daysInWords(daysOfRecord)}.`,
  within: 'Promised reply',
  withinDays: replyDays.map((days) => [days, `Within ${daysInWords(days)}`] as const),
  anyReply: 'Any time',
  hours: 'Hours a week',
  mostHours: mostHours.map((hours) => [hours, `Up to ${number.format(hours)} hours`] as const),
  anyHours: 'Any hours',
  conditions: 'Pay and visa',
  range: 'Full pay range shown',
  visa: 'Visa sponsored',
  place: 'Country and region',
  country: 'Country',
  anyCountry: 'Any country',
  region: 'Region',
  anyRegion: 'Any region',
  /** Option with its number of jobs, such as "Germany (12)". */
  option: (name: string, count: number, isCapped: boolean) => `${name} (${countInWords(count, isCapped)})`,
} as const
