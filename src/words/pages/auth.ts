import type { Role } from '../../../contract/roles.ts'
import { timeToSecond } from '../dates.ts'

/** Texts of the login, registration and password pages, in part given by the specification. */
export const authWords = {
  emailAddress: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  companyName: 'Company name',
  firstName: 'First name',
  lastName: 'Last name',
  checkingLink: 'Checking your link',
  login: {
    submit: 'Login',
    busy: 'Logging in',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    createAccount: 'Create an account',
    passwordChanged: 'Your password was changed. Log in with the new one.',
  },
  register: {
    submit: 'Create account',
    busy: 'Creating your account',
    haveAccount: 'Already have an account?',
    login: 'Login',
  },
  chooser: { submit: 'Continue', busy: 'Opening' },
  forgot: {
    title: 'Forgot your password?',
    hint: 'We’ll email you a link to set a new one.',
    submit: 'Send Link',
    busy: 'Sending',
    remembered: 'Remembered it?',
    back: 'Back to the login',
  },
  sent: {
    title: 'Check your email',
    before: 'If there is an account for',
    after:
      'we sent it a link to set a new password. The link works for 30 minutes. Check your spam folder too.',
    again: (at: number) => `Nothing there? You can ask again at ${timeToSecond(at)}.`,
    resend: 'Send again',
    busy: 'Sending',
    change: 'Use another address',
  },
  create: { submit: 'Save Password', busy: 'Saving' },
  verification: { verified: 'Your email is verified.', refused: 'This link didn’t work.' },
  reminder: {
    before: 'Your email address',
    after: 'isn’t verified yet. Click the link in the email we sent you.',
    resend: 'Resend email',
    busy: 'Sending',
    sent: 'Email sent.',
  },
  signedOut: {
    title: 'You are not logged in',
    what: 'This page is for members',
    text: 'Log in and we’ll bring you right back.',
    login: 'Login',
  },
  logout: { title: 'Logout', busy: 'Logging you out' },
  opening: 'Opening your account',
} as const

/** Link from the login of one role to that of the other. */
export const otherLoginWords: Readonly<Record<Role, { question: string; login: string }>> = {
  candidate: { question: 'Hiring?', login: 'Log in as an employer' },
  employer: { question: 'Looking for a job?', login: 'Log in as a candidate' },
}
