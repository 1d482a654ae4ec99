import type { FindingCode } from '../../contract/postings/review.ts'

/** Error messages about invitations to apply. */
export const introductionsRefusals = {
  closedPosting: 'This job post isn’t taking applications. Choose another one.',
  tooManyOpen: (most: number) =>
    `You have ${most} open invitations. Wait for a reply, or withdraw one, then invite more people.`,
  tooManyToday: (most: number) => `Your company sent ${most} invitations today. Invite more people tomorrow.`,
  invitedAlready: 'Your company invited this person in the last 6 months. Open that invitation instead.',
  noResume: 'You have no resume to share. Create one first, or share something else.',
  notOpen: 'This job isn’t taking applications right now.',
  appliedAlready: 'You’ve already applied for this job. Open your application instead.',
} as const

/** Error messages for an invitation with a fraud signal, by its first signal. */
export const introductionFindings: Readonly<Record<FindingCode, string>> = {
  payment: 'Don’t ask people for money. Remove that part.',
  documents: 'Don’t ask for documents, passwords, or account details. Remove that part.',
  messenger: 'Don’t ask people to move to a messenger. Remove that part: they can reply here.',
  highPay: 'Promise only the pay in the job post. Remove that part.',
  otherMailDomain: 'Use only email addresses at your company’s domain.',
}

/** State of an invitation to apply, as a sentence that precedes the next step. */
export const introductionStates = {
  asked: 'This invitation is waiting for a reply.',
  talking: 'This invitation was accepted.',
  applied: 'An application was sent from this invitation.',
  declined: 'This invitation was declined.',
  lapsed: 'This invitation has expired.',
  withdrawn: 'This invitation was withdrawn.',
  ended: 'This conversation has ended.',
} as const

/** Next step, after the sentence about the state of an invitation. */
export const introductionNextStep = 'Reload the page to see what you can do.'

/** Name in the shared resume of a person who has not revealed theirs. */
export const unnamedPerson = 'Candidate'
