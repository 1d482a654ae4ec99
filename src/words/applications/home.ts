import type { OwnApplicationItem } from '../../../contract/applications/calls.ts'
import { daysOnHome } from '../../../contract/applications/groups.ts'
import type { OwnIntroductionItem } from '../../../contract/introductions/calls.ts'
import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'
import { daysInWords } from '../dates.ts'

export const candidateHomeWords = {
  welcome: (firstName: string) => `Welcome, ${isolate(firstName)}`,
  what: 'your applications',
  lead: {
    newcomer:
      'All you need is a resume: create one here or upload a PDF. You’ll see whose turn it is on this page.',
    toAnswer: (employers: number) =>
      `${counted(employers, 'employer is', 'employers are')} waiting to hear from you.`,
    toFinish: (drafts: number) => `You have ${counted(drafts, 'application', 'applications')} to finish.`,
    caughtUp: 'You’re all caught up.',
  },
  yours: 'Your turn',
  theirs: 'Waiting on employers',
  closed: {
    title: 'Recently closed',
    text: `From the last ${daysInWords(daysOnHome)}. Open one to see why.`,
  },
  allClosed: {
    title: 'You’re all caught up',
    text: 'All your applications have ended. You’ll find each one, with the reason, under Applications.',
  },
  hired: {
    title: (company: string) => `Congratulations, you’re hired at ${isolate(company)}`,
    view: 'View details',
  },
  start: {
    title: 'Three steps to your first application',
    done: 'Done',
    verify: {
      title: 'Verify your email',
      text: 'Open the link we emailed you. Employers can then reply to you.',
      doneText: 'Your email is verified.',
    },
    resume: {
      title: 'Create your resume',
      text: 'Start from scratch, or import a PDF, a Word file, or a LinkedIn export.',
      doneText: 'Your resume is ready to send.',
      button: 'Create resume',
    },
    apply: {
      title: 'Apply to a job',
      text: 'Every employer here sets a reply date, and you both see it.',
      button: 'Find jobs',
    },
  },
  figures: {
    title: 'At a glance',
    active: 'Active applications',
    interviews: 'Interviews',
    offers: 'Offers',
    saved: 'Saved jobs',
  },
  comingUp: {
    title: 'Coming up',
    offer: (company: string) => `Answer ${isolate(company)}’s offer`,
    reply: (company: string) => `Reply to ${isolate(company)}`,
    theirs: (company: string) => `Reply from ${isolate(company)}`,
    closes: 'Last day to apply',
    draftCloses: 'Closing soon: finish your application',
    savedCloses: 'Closing soon: you saved this job',
    firstDay: (company: string) => `First day at ${isolate(company)}`,
  },
  invitation: {
    title: 'Answer the invitation to apply',
    reply: 'Reply in your conversation',
    view: 'View invitation',
    all: 'All invitations',
  },
  viewOffer: 'View offer',
  reply: 'Reply',
  continue: 'Continue',
  viewDraft: 'View draft',
  quoted: (message: string) => `“${message}”`,
  all: 'All applications',
  findJobs: 'Find jobs',
  stopWaiting: 'Stop waiting',
} as const

/** Number of employers that wait for the candidate's reply to an application or an invitation. */
export const waitingEmployers = (
  waiting: readonly Pick<OwnApplicationItem | OwnIntroductionItem, 'posting' | 'turn'>[],
): number =>
  new Set(
    waiting.filter(({ turn }) => turn?.side === 'candidate').map(({ posting: { company } }) => company.slug),
  ).size
