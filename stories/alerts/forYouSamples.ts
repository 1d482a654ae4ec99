import type { JobsForYou } from '../../machines/alerts/forYou.ts'
import { searches } from '../search/samples.ts'

const [first, second] = searches.first.found.jobs

/** Two recommended jobs with the reasons for their recommendation. */
export const jobsForYou: JobsForYou = {
  jobs: [
    ...(first
      ? [{ ...first, reasons: ['“Carpenter” in your resume', '8 km from Leeds', 'Pays above your minimum'] }]
      : []),
    ...(second ? [{ ...second, reasons: ['Like “Joiner”, which you saved', 'Full time'] }] : []),
  ],
  needsPreferences: false,
}

export const nothingForYou: JobsForYou = { jobs: [], needsPreferences: false }

export const preferencesNeeded: JobsForYou = { jobs: [], needsPreferences: true }
