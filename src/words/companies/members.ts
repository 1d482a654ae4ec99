import { isolate } from '../../../contract/isolate.ts'

/** Texts of the member rows and the invitation form. */
export const memberWords = {
  you: '(you)',
  joined: (role: string, day: string) => `${role} · joined ${day}`,
  expires: (role: string, day: string) => `${role} · expires ${day}`,
  makeOwner: 'Make owner',
  makeRecruiter: 'Make recruiter',
  stepDown: 'Step down',
  leave: 'Leave',
  remove: 'Remove',
  withdraw: 'Withdraw',
  cancel: 'Cancel',
  emailAddress: 'Email address',
  role: 'Role',
  send: 'Send invitation',
  sending: 'Sending',
} as const

interface MemberQuestion {
  readonly title: string
  readonly text: string
  readonly button: string
}

/** Texts of the dialogs that confirm a command on a member or an invitation. */
export const memberQuestions = {
  takeBack: (emailAddress: string): MemberQuestion => ({
    title: 'Withdraw the invitation?',
    text: `The link we emailed to ${emailAddress} will stop working.`,
    button: memberWords.withdraw,
  }),
  remove: (member: string, company: string): MemberQuestion => ({
    title: `Remove ${isolate(member)}?`,
    text: `${isolate(member)} will lose access to the job posts and applicants of ${isolate(company)}. Their messages stay.`,
    button: memberWords.remove,
  }),
  leave: (company: string): MemberQuestion => ({
    title: `Leave ${isolate(company)}?`,
    text: 'You’ll lose access to its job posts and applicants. To come back, you’ll need a new invitation.',
    button: memberWords.leave,
  }),
  makeOwner: (member: string, company: string): MemberQuestion => ({
    title: `Make ${isolate(member)} an owner?`,
    text: `${isolate(member)} can then manage the members of ${isolate(company)}, and remove you.`,
    button: memberWords.makeOwner,
  }),
  makeRecruiter: (member: string): MemberQuestion => ({
    title: `Make ${isolate(member)} a recruiter?`,
    text: `${isolate(member)} keeps access to job posts and applicants, but can’t manage members anymore.`,
    button: memberWords.makeRecruiter,
  }),
  stepDown: {
    title: 'Step down as owner?',
    text: 'You’ll keep access to job posts and applicants. Only another owner can make you an owner again.',
    button: memberWords.stepDown,
  },
} as const
