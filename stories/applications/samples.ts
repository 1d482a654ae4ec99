import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { ListedJob } from '../../machines/applications/applicationsPage.ts'
import { applications } from '../support/applications.ts'

/** One of each, as the list gives them: one's own turn first, then theirs, drafts, and what has ended. */
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

/** Jobs that a candidate has saved: one that takes people, and one that is over, to which they have applied. */
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

/** An offer that stands, though everybody the job had room for is hired by now. */
export const tooLate: OwnApplication = {
  ...applications.offered,
  can: applications.offered.can.filter((type) => type !== 'accept'),
}
