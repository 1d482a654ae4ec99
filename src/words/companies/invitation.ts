import type { Membership } from '../../../contract/companies/facts.ts'
import { isolate } from '../../../contract/isolate.ts'

/** Texts of the page that opens an invitation to a company. */
export const invitationWords = {
  incomplete: 'This link is not complete. Open it again from the email.',
  goHome: 'Go to home page',
  goToArea: 'Go to Home',
  guest: 'You’re invited to join a company’s hiring team: to post jobs and reply to applicants.',
  guestNext:
    'Log in as an employer with the email address the invitation was sent to. No account yet? Create one. It asks for a company, which the company that invited you replaces when you accept.',
  login: 'Login',
  createAccount: 'Create account',
  thisInvitation: 'this invitation',
  loggedInAs: (emailAddress: string) => `You’re logged in as ${emailAddress}.`,
  otherAccount: 'Use another account',
  notForYou: 'This invitation doesn’t work for your account',
  notForYouText:
    'It was accepted or withdrawn, it’s older than a week, or it was sent to another address. Ask for a new one, or log in with the address it was sent to.',
  /** Rest of the sentence after the company name. */
  invitesYou: {
    owner: 'invites you as an owner',
    recruiter: 'invites you as a recruiter',
  } satisfies Record<Membership, string>,
  verifiedText: 'This company’s website is verified.',
  notVerifiedText: 'This company isn’t verified. Accept only if you know who invited you.',
  whenYouAccept: 'When you accept:',
  access: {
    owner: 'You can post its jobs, reply to its applicants, and manage its members.',
    recruiter: 'You can post its jobs and reply to its applicants.',
  } satisfies Record<Membership, string>,
  leaves: (company: string) =>
    `You’ll leave ${isolate(company)}, because an account can be in only one company.`,
  verifiesEmail: 'Your email is verified, because this invitation reached it.',
  accept: 'Accept invitation',
  accepting: 'Accepting',
} as const
