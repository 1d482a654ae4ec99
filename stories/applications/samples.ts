import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { ListedJob } from '../../machines/applications/applicationsPage.ts'
import { applications } from '../support/applications.ts'

/**
 * One application for each state, in the order of the list: candidate's turn, employer's turn, drafts, ended
 * ones.
 */
export const allApplications: readonly OwnApplication[] = [
  applications.answerIsLate,
  applications.asked,
  applications.offered,
  applications.silent,
  applications.late,
  applications.sent,
  applications.interviewing,
  applications.draft,
  applications.hired,
  applications.rejected,
  applications.withdrawn,
].map((application, index) => ({ ...application, id: `${index + 1}`, reference: `A7K-4QF${index + 2}` }))

/** Two saved jobs: one open, and one closed to which the candidate has applied. */
export const savedJobs: readonly ListedJob[] = (['published', 'closed'] as const).map((state, index) => ({
  slug: `stage-carpenter-fernhill-abcde${index}`,
  title: index === 0 ? 'Stage carpenter' : 'Bench joiner, staircases',
  company: { name: 'Fernhill Theatre', slug: 'fernhill-theatre', proof: 'none' },
  places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }],
  workplace: 'onSite',
  regions: [],
  employmentType: 'fullTime',
  level: null,
  pay: { min: 3_600_000, max: 4_100_000, currency: 'GBP', period: 'year' },
  summary: '',
  publishedAt: '2026-11-05T09:14:00.000Z',
  confirmedAt: null,
  answerDays: 10,
  isDemo: false,
  savedAt: '2026-11-12T09:14:00.000Z',
  state,
  outcome: state === 'closed' ? 'filledHere' : null,
  validThrough: '2026-12-20',
  appliedAt: state === 'closed' ? '2026-11-14T09:14:00.000Z' : null,
}))

/** An offer for a job whose openings are all filled. */
export const tooLate: OwnApplication = {
  ...applications.offered,
  can: applications.offered.can.filter((type) => type !== 'accept'),
}
