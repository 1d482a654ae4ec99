import { counted } from '../../../contract/words/counted.ts'
import {
  companyInvitations,
  openInvitations,
  type IntroductionState,
} from '../../../contract/introductions/lifecycle.ts'

/** Texts of the dialog for inviting a person to apply. */
export const invitingWords = {
  invite: 'Invite to apply',
  title: (name: string) => `Invite ${name} to apply`,
  someone: 'this person',
  text: 'They have 7 days to reply, and choose what to share with you.',
  posting: 'Job post',
  noPosting: 'Choose a job post',
  what: 'your job posts',
  none: 'Publish a job post before you invite people.',
  openPosts: 'View job posts',
  pay: (pay: string) => `Pay shown to them: ${pay}`,
  message: 'Message',
  messageHint: 'Say why this job fits them. Up to 4,000 characters.',
  send: 'Send invitation',
  sending: 'Sending',
  cancel: 'Cancel',
  left: (open: number, today: number) =>
    open === 0
      ? `You have ${openInvitations} open invitations. Wait for a reply, or withdraw one.`
      : today === 0
        ? `Your company has sent ${companyInvitations} invitations today. Try again tomorrow.`
        : open < today
          ? `You have ${openInvitations - open} of ${openInvitations} open invitations.`
          : `You can send ${counted(today, 'more invitation', 'more invitations')} today.`,
  shared: 'If they accept your invitation, they choose what to share with you.',
  again: (day: string) => `You can invite them again from ${day}.`,
  view: 'View invitation',
  save: 'Save',
  saved: 'Saved',
  /** Prepared message of an invitation. */
  prepared: (firstName: string | undefined) =>
    `Hello${firstName === undefined ? '' : ` ${firstName}`},\n\nYour profile fits a job at our company, and I would like to invite you to apply.\n\n`,
} as const

/** State of the latest invitation to a person, as shown to the company. */
export const sentStateInWords: Readonly<Record<IntroductionState, string>> = {
  asked: 'Invited. Waiting for their reply.',
  talking: 'They accepted your invitation.',
  applied: 'They applied.',
  declined: 'They declined your invitation.',
  lapsed: 'They didn’t reply to your invitation.',
  withdrawn: 'You withdrew your invitation.',
  ended: 'The conversation has ended.',
}
