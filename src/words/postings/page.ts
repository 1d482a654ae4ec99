import { isolate } from '../../../contract/isolate.ts'
import type { ApplicantCounts } from '../../../contract/postings/counts.ts'
import { counted, number } from '../../../contract/words/counted.ts'

/** Texts of the page of a job post. */
export const postingPageWords = {
  untitled: 'Job post',
  all: 'All job posts',
  thisPost: 'this job post',
  notFound: 'Job post not found',
  notFoundText: 'It may have been deleted, or it belongs to another company.',
  openList: 'Open your job posts',
  superseded: 'Someone else changed this job post first, so your change wasn’t made.',
  openDuplicate: 'Open that job post',
  leftToPublish: 'Left to publish',
  edit: 'Edit',
  viewApplicants: 'View applicants',
  viewJobPage: 'View job page',
  copy: 'Copy job post',
  copying: 'Copying',
  cancel: 'Cancel',
  activity: 'Activity',
  created: 'Draft created',
  details: 'Details',
  status: 'Status',
  facts: {
    published: 'Published',
    confirmed: 'Last confirmed',
    lastDay: 'Last day to apply',
    extensions: 'Extensions left',
    extensionsLeft: (left: number, all: number) => `${left} of ${all}`,
    replyWithin: 'You reply within',
    applicants: 'Applicants',
    waitingOnThem: 'Waiting on applicants',
    openings: 'Openings',
    applicationsKept: 'Applications kept',
  },
  views: 'Views',
  viewsNote: 'In the last 90 days',
  applied: 'Applicants',
  inProgress: ({ leaving, waitingForThem, waitingForUs }: ApplicantCounts) =>
    `${number.format(waitingForUs + waitingForThem + leaving)} in progress`,
} as const

/** Texts of the confirmation after publication, shown until the first applicant. */
export const shareWords = {
  title: (job: string) => `“${isolate(job)}” is live`,
  next: (replyDays: number) =>
    `Candidates can find it now. We’ll email you when someone applies, and you reply within ${counted(replyDays, 'day', 'days')}. Share it to get applicants sooner.`,
  copy: 'Copy link',
  copied: 'Link copied.',
  copyInstead: 'Copy the link from the address bar of the job page.',
  share: 'Share',
} as const
