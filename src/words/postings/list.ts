import type { PostingGroup } from '../../../contract/postings/calls.ts'
import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'

interface GroupWords {
  readonly label: string
  readonly empty: { readonly title: string; readonly text: string }
}

const tenMinutes = 'Posting a job takes about ten minutes.'

/** Labels and empty states of the groups in the list of job posts. */
export const postingGroupWords: Readonly<Record<PostingGroup, GroupWords>> = {
  open: { label: 'Open', empty: { title: 'No open job posts', text: tenMinutes } },
  draft: { label: 'Drafts', empty: { title: 'No drafts', text: tenMinutes } },
  closed: {
    label: 'Closed',
    empty: { title: 'No closed job posts', text: 'Job posts you close stay here, with how they ended.' },
  },
  all: { label: 'All', empty: { title: 'No job posts yet', text: tenMinutes } },
}

/** Texts of lists of job posts. */
export const postingListWords = {
  title: 'Job posts',
  byState: 'Job posts by state',
  yourPosts: 'your job posts',
  job: 'Job',
  byStage: 'Applicants by stage',
  waitingColumn: 'Waiting',
  status: 'Status',
  actions: 'Actions',
  notPublished: 'Not published',
  noneYet: 'None yet',
  waiting: 'waiting',
  overdue: (count: number) => `${count} overdue`,
  applicants: (count: number) => counted(count, 'applicant', 'applicants'),
  openings: (count: number) => counted(count, 'opening', 'openings'),
  closes: (day: string) => `Closes ${day}`,
  copy: 'Copy',
  copyOf: (title: string) => `Copy ${isolate(title)}`,
  /** Next steps for job posts that need an action. */
  next: {
    unconfirmed: 'Confirm you’re still hiring',
    expired: 'Extend or close it',
    draft: 'Finish and publish it',
    changesAsked: 'Make the changes we asked for, then publish again',
    changesWaiting: 'We’re reviewing your changes',
  },
} as const

/** Texts of the form that creates a draft. */
export const createPostingWords = {
  postJob: 'Post a job',
  title: 'Job title',
  hint: 'Use the words people search for, such as “Stage carpenter”.',
  create: 'Continue',
  creating: 'Creating draft',
  cancel: 'Cancel',
} as const
