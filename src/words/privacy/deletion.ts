import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'

/** Texts of the account deletion. */
export const deletionWords = {
  title: 'Delete your account',
  text: 'You have 14 days to change your mind. After that, everything in your account is erased for good.',
  delete: 'Delete my account',
  counting: 'Checking',
  dialogTitle: 'Delete your account?',
  erasedOn: (day: string) =>
    `Your account is erased on ${dayInWords(day)}. Until then you can log in and keep it.`,
  atOnce: 'This happens right away:',
  loggedOut: 'You’re logged out on all devices.',
  openApplications: (count: number) =>
    `${counted(count, 'open application is', 'open applications are')} withdrawn. Employers see that you deleted your account.`,
  sharedResumes: (count: number) => `${counted(count, 'resume link stops', 'resume links stop')} working.`,
  leavesCompany: (company: string) => `You leave ${isolate(company)}. Your team stays.`,
  lastOwner: (company: string) => `You’re the last owner of ${isolate(company)}. No one else can manage it.`,
  openPostings: (count: number) => `${counted(count, 'job post closes', 'job posts close')}.`,
  waitingApplicants: (count: number) =>
    `${counted(count, 'waiting applicant is', 'waiting applicants are')} told.`,
  record: (count: number) =>
    `Employers keep a record of ${counted(count, 'application', 'applications')}: dates and outcome, without your name or anything you wrote.`,
  confirmWith: {
    password: 'Enter your password to confirm.',
    both: 'Enter your password, or use a passkey, to confirm.',
    recentLogin: 'You just logged in, so there’s nothing else to enter.',
  },
  password: 'Your password',
  confirm: 'Delete my account',
  deleting: 'Deleting',
  cancel: 'Cancel',
} as const

/** Texts of the page of a deleted account. */
export const keepWords = {
  title: 'You deleted your account',
  text: (day: string) => `We’ll erase it on ${dayInWords(day)}. Keep it to use it again.`,
  ended: 'Withdrawn applications and closed job posts stay as they are.',
  keep: 'Keep my account',
  keeping: 'Keeping',
  logout: 'Log out',
} as const
