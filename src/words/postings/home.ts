import { isolate } from '../../../contract/isolate.ts'
import { daysOfRecord } from '../../../contract/postings/record.ts'
import type { ApplicantCounts } from '../../../contract/postings/counts.ts'
import type { CompanyStatistics } from '../../../contract/postings/statistics.ts'
import { counted, number } from '../../../contract/words/counted.ts'

const applicantsWaiting = ({ overdue, waitingForUs }: ApplicantCounts) => [
  `${counted(waitingForUs, 'applicant is', 'applicants are')} waiting for a reply.`,
  ...(overdue > 0 ? [`${counted(overdue, 'is', 'are')} overdue.`] : []),
]

/** Texts of the employer's home page. */
export const employerHomeWords = {
  welcome: (firstName: string) => `Welcome, ${isolate(firstName)}`,
  yourHome: 'your home page',
  loading: 'Loading your home page',
  reviewNext: 'Review next applicant',
  figures: 'Figures',
  /** Summary below the title: waiting applicants, conversations, and job posts that need attention. */
  summary: (counts: ApplicantCounts, needAttention: number, conversations: number): string => {
    const sentences = [
      ...(counts.waitingForUs > 0 ? applicantsWaiting(counts) : []),
      ...(conversations > 0
        ? [`${counted(conversations, 'conversation needs', 'conversations need')} your reply.`]
        : []),
      ...(needAttention > 0
        ? [`${counted(needAttention, 'job post needs', 'job posts need')} attention.`]
        : []),
    ]
    if (sentences.length > 0) return sentences.join(' ')
    return counts.total > 0
      ? 'Everyone has a reply. You’re all caught up.'
      : 'Your job posts are running. We’ll tell you when something needs you.'
  },
  nextUp: {
    title: 'Next up',
    order: 'Longest wait first',
    all: 'All applicants',
    everyoneHasReply: 'Everyone has a reply',
    later: 'The next applicant who needs a reply will show up here.',
    none: 'No applicants yet',
    arrive: 'New applicants show up here with the date you promised to reply by.',
  },
  conversations: { title: 'Conversations to reply to', all: 'All invitations' },
  posts: { title: 'Job posts', all: 'All job posts' },
} as const

/** Texts of the setup checklist for a new employer. */
export const setupWords = {
  title: 'Get ready to hire',
  text: 'Four steps to your first applicants.',
  done: 'Done',
  toDo: 'To do',
  verifyEmail: 'Verify your email',
  verifyEmailHint: 'Click the link in the email we sent you. Then you can publish.',
  describe: 'Tell candidates about your company',
  describeHint: 'A sentence or two, your size, and where you work.',
  proveWebsite: 'Verify your company',
  proveWebsiteHint: 'Show that your website is yours, so candidates can trust it.',
  post: 'Post your first job',
  postHint: 'It takes about ten minutes and saves as you type.',
} as const

const days = (count: number) => counted(count, 'day', 'days')

/** Texts of key figures and charts for a company or a job post. */
export const statisticsWords = {
  days,
  toReview: 'To review',
  overdue: (count: number) => (count > 0 ? `${number.format(count)} overdue` : 'None overdue'),
  medianTime: 'Median time to first reply',
  promise: ({ max, min }: NonNullable<CompanyStatistics['promise']>) =>
    min === max ? `You promise ${days(max)}` : `You promise ${min} to ${days(max)}`,
  onTime: 'Replied on time',
  onTimeOf: (onTime: number, cases: number) =>
    `${number.format(onTime)} of ${number.format(cases)} in ${daysOfRecord} days`,
  openPosts: 'Open job posts',
  unconfirmed: (count: number) =>
    count > 0 ? `${counted(count, 'needs', 'need')} confirming` : 'All confirmed',
  applicants: 'applicants',
  replies: 'replies',
  replyTimes: {
    title: 'Time to first reply',
    sentence: (count: number) =>
      `${counted(count, 'reply', 'replies')} in the last ${daysOfRecord} days, by days waited`,
    promise: (count: number) => `${count}-day promise`,
    unit: 'Days waited',
    onTime: 'On time',
    late: 'Overdue',
    range: (from: number, to: number) => (from === to ? days(from) : `${from}–${days(to)}`),
    orMore: (from: number) => `${days(from)} or more`,
  },
  pipeline: {
    title: 'Pipeline',
    sentence: `Everyone who applied in the last ${daysOfRecord} days`,
    viewed: 'Viewed',
    applied: 'Applied',
    hired: 'Hired',
    step: 'Stage',
    count: 'Applicants',
    share: 'Moved on',
    note: 'Percentages show how many moved on from the stage before.',
  },
  yourFigures: 'your figures',
} as const
