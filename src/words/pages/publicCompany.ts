import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'

/** Texts of the public page of a company. */
export const publicCompanyWords = {
  /** Meta description of a company without a text of its own. */
  description: (name: string, brand: string) => `${isolate(name)} is on ${brand}.`,
  demo: 'Demo company. It’s made up, and no one is hired here.',
  suspended: 'We’ve suspended this company. You can’t apply for its jobs here.',
  verifiedOn: (provenAt: string | null) =>
    provenAt === null ? 'Website verified' : `Website verified on ${dayInWords(provenAt)}`,
  about: 'About',
  facts: { industry: 'Industry', size: 'Size', place: 'Location' },
  record: 'Reply record',
  onTime: 'replied on time',
  openJobs: 'Open jobs',
  noJobs: 'No open jobs right now',
  noJobsText: 'New jobs of this company will show up here.',
  otherJobs: 'Find jobs at other companies',
} as const
