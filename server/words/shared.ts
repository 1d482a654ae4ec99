import { counted } from '../../contract/words/counted.ts'

/** Error messages of all domains. */
export const sharedRefusals = {
  conflict: 'Someone else changed this. Review the latest version, then try again.',
  manyLogins: 'Too many people are logging in right now. Try again in a few seconds.',
  notFound: 'We couldn’t find that. Reload the page.',
  sessionEnded: 'Your session ended. Log in again.',
  unverified: 'Verify your email first. We sent you a link.',
  otherAccount: 'You’re logged in with another account. Reload the page.',
  foreignCall: 'This request didn’t come from this site. Reload the page.',
  requireJson: 'Send JSON in UTF-8.',
  tooLarge: 'This is too large to send. Shorten it.',
  unknownCall: 'We couldn’t find that call. Check its address.',
  notSaved: 'We can’t save this right now. Try again in a minute.',
  notRead: 'We can’t load this right now. Try again in a minute.',
  failed: 'Something went wrong on our side. Try again.',
  canceled: 'This request was canceled. Send it again.',
  unreadable: 'We couldn’t read this request. Reload the page and try again.',
  manyPagesOpen: 'Too many pages are open right now. Reload this one to see what’s new.',
  wrongCursor: 'We can’t continue this list. Start from the beginning.',
  manySearches: 'Too many searches are running right now. Try again in a few seconds.',
  manyLists: 'Too many lists are being created right now. Try again in a few seconds.',
  slowDocument: 'This takes too long to load. Open the PDF instead.',
  wrongMethod: (allowed: string) => `This address accepts only ${allowed}.`,
  tooManyAttempts: (seconds: number) => `Too many attempts. Try again in ${duration(seconds)}.`,
} as const

/** Formats a waiting time in a unit of appropriate precision. */
function duration(seconds: number): string {
  if (seconds <= 60) return counted(Math.max(1, seconds), 'second', 'seconds')
  if (seconds <= 3_600) return counted(Math.ceil(seconds / 60), 'minute', 'minutes')
  return counted(Math.ceil(seconds / 3_600), 'hour', 'hours')
}
