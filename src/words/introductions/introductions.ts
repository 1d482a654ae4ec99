import type { IntroductionState, SharedPart } from '../../../contract/introductions/lifecycle.ts'
import { isolate } from '../../../contract/isolate.ts'
import { allOf } from '../../../contract/words/listFormat.ts'

/** Texts of invitations for both sides. */
export const introductionWords = {
  what: 'the invitation',
  whatAll: 'your invitations',
  title: 'Invitation to apply',
  back: 'All invitations',
  timeline: 'Timeline',
  notFound: {
    title: 'We couldn’t find this invitation',
    text: 'It may have been deleted, or belong to another account.',
    button: 'View all invitations',
  },
  message: {
    label: (name: string) => `Message to ${isolate(name)}`,
    hint: 'Press Ctrl+Enter to send.',
    reply: 'Send reply',
    tell: 'Send message',
  },
  cancel: 'Cancel',
  end: {
    label: 'End conversation',
    title: 'End this conversation?',
    text: 'You and they can’t write here after that. You can still read it.',
  },
  viewApplication: 'View application',
} as const

/** Texts of invitations for candidates. */
export const invitedWords = {
  none: {
    title: 'No invitations yet',
    text: 'When an employer finds your profile and invites you to apply, it’s here. Choose who sees your profile in Preferences.',
    button: 'Go to Preferences',
  },
  backToApplications: 'Applications',
  viewJob: 'View job',
  accept: {
    label: 'Accept the invitation',
    title: 'Accept the invitation',
    legend: 'Share with them',
    parts: {
      name: 'My name and photo',
      contact: 'My email address and phone number',
      resume: (title: string | undefined) =>
        title === undefined ? 'My resume' : `My resume: ${isolate(title)}`,
    },
    reveals: (company: string) =>
      `${isolate(company)} sees what you choose here, and what your profile shows. You can share nothing and just talk.`,
    resumeNote:
      'Without your name, the resume hides your name, your contact details, and your last employer.',
  },
  decline: {
    label: 'Not interested',
    title: 'Decline this invitation?',
    text: (company: string) =>
      `We tell ${isolate(company)} that you’re not interested. You don’t need a reason.`,
  },
  apply: {
    label: 'Apply now',
    title: 'Apply for this job',
    text: (resume: string | undefined, company: string, hasQuestions: boolean) =>
      resume === undefined
        ? `You need a resume to apply. ${isolate(company)} then sees your name and contact details.`
        : `We send your resume “${isolate(resume)}”${hasQuestions ? ' with your answers' : ''}. ${isolate(company)} then sees your name and contact details.`,
    choose: 'Choose',
    yes: 'Yes',
    no: 'No',
    optional: (label: string) => `${label} (optional)`,
  },
} as const

/** Texts of invitations for companies. */
export const inviterWords = {
  none: {
    title: 'No invitations yet',
    text: 'Find people in Talent, and invite them to apply to a job post.',
    button: 'Search talent',
  },
  person: 'This person',
  erased: 'Deleted person',
  shared: 'Shared with you',
  nothingShared: 'They haven’t shared their name, contact details, or resume.',
  viewProfile: 'View profile',
  askedBy: (name: string) => `Invited by ${isolate(name)}`,
  withdraw: {
    label: 'Withdraw invitation',
    title: 'Withdraw this invitation?',
    text: 'We tell them. You can invite this person again in 6 months.',
  },
} as const

/** States of an invitation, as shown to the candidate. */
export const stateToCandidate: Readonly<Record<IntroductionState, string>> = {
  asked: 'New invitation',
  talking: 'In conversation',
  applied: 'Applied',
  declined: 'Declined',
  lapsed: 'Expired',
  withdrawn: 'Withdrawn by the employer',
  ended: 'Ended',
}

/** States of an invitation, as shown to the company. */
export const stateToCompany: Readonly<Record<IntroductionState, string>> = {
  ...stateToCandidate,
  asked: 'Waiting for a reply',
  declined: 'Not interested',
  withdrawn: 'Withdrawn',
}

const partNames: Readonly<Record<SharedPart, string>> = {
  name: 'name',
  contact: 'contact details',
  resume: 'resume',
}

interface Event {
  readonly type: string
  readonly actor: string
  readonly shares?: readonly SharedPart[] | undefined
}

/** Predicates for events sent by a side, such as "declined". */
const predicates: Readonly<Record<string, string>> = {
  invite: 'sent the invitation',
  accept: 'accepted and shared nothing',
  decline: 'declined',
  withdraw: 'withdrew the invitation',
  tell: 'wrote',
  ask: 'asked',
  reply: 'replied',
  apply: 'applied',
  end: 'ended the conversation',
}

/** Sentences for events that no side sends. */
const sentences: Readonly<Record<string, string>> = {
  turnDue: 'The reply was due',
  turnLate: 'The conversation ended without a reply',
  postingGone: 'The job post closed',
  accountDeleted: 'The account was deleted',
}

/**
 * Event of the timeline as one line of text.
 *
 * @param other name of the other side
 */
export function introductionEventInWords(
  { actor, shares = [], type }: Event,
  reader: 'candidate' | 'employer',
  other: string,
): string {
  const sentence = sentences[type]
  if (sentence !== undefined) return sentence
  const subject = actor === reader ? 'You' : isolate(other)
  const shared = allOf(shares.map((part) => partNames[part]))
  return `${subject} ${shares.length > 0 ? `accepted and shared: ${shared}` : (predicates[type] ?? type)}`
}
