import { locale } from '../../../contract/words/locale.ts'

/** Name of a time zone, such as "Central European Time", or its id, such as "UTC", if it has no name. */
function zoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined || name.startsWith('GMT') ? timeZone : name
}

/** Texts of the dialog for saving a job search. */
export const saveSearchWords = {
  title: 'Save this search',
  text: 'We’ll email you new jobs that match.',
  change: {
    title: 'Update saved search',
    text: 'Its emails will use these filters.',
    update: 'Update saved search',
    updating: 'Saving',
    saveNew: 'Save as new search',
  },
  name: 'Name',
  nameHint: 'Optional.',
  emailAddress: 'Email address',
  often: 'How often',
  zone: (timeZone: string) => `Times are in your time zone, ${zoneName(timeZone)}.`,
  save: 'Save search',
  saving: 'Saving',
  request: 'Get job alerts',
  requesting: 'Sending',
  cancel: 'Cancel',
  haveAccount: 'Have an account?',
  logIn: 'Log in',
  requested: {
    title: 'Check your inbox',
    text: 'Open the link in our email to start these job alerts. We send it once: if it doesn’t arrive, look in your spam folder.',
    close: 'Close',
  },
  unverified: {
    text: 'Verify your email first. Open the link we sent you, or resend it from Home. Then save this search.',
    home: 'Go to Home',
  },
  employer: 'Only candidates can save searches. Log in as a candidate.',
} as const
