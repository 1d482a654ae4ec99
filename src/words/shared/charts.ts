import { minInRecord } from '../../../contract/postings/record.ts'

/** Texts shared by all charts. */
export const chartWords = {
  viewAsTable: 'View as table',
  notEnough: (cases: number, noun: string) => `Not enough data yet: ${cases} of ${minInRecord} ${noun}`,
} as const
