import type { Role } from '../roles.ts'

/** Frequency of a kind of email: immediately, daily, or never. */
export const mailChoices = ['on', 'daily', 'off'] as const

export type MailChoice = (typeof mailChoices)[number]

interface KindOfMail {
  /** Roles of the recipients. */
  readonly roles: readonly Role[]
  /** Label of the setting. */
  readonly name: string
  /** Available choices. Without `off`, the email cannot be turned off. */
  readonly choices: readonly MailChoice[]
  /** Default choice. */
  readonly standard: MailChoice
}

const candidates = { roles: ['candidate'], choices: ['on', 'off'], standard: 'on' } as const
const employers = { roles: ['employer'], choices: ['on', 'off'], standard: 'on' } as const

/**
 * Kinds of notification emails (marketplace, 7), in the order of the settings page. Emails about the outcome
 * of an application, and about decisions by operators, cannot be turned off.
 */
export const mailKinds = {
  fate: { ...candidates, name: 'Your applications: sent, offers, and outcomes', choices: ['on'] },
  moved: { ...candidates, name: 'Application status updates' },
  asked: { ...candidates, name: 'Questions from employers' },
  told: { ...candidates, name: 'Messages from employers' },
  invitations: { ...candidates, name: 'Invitations to apply, and their messages' },
  late: { ...candidates, name: 'Overdue replies to you' },
  savedJobs: { ...candidates, name: 'Saved jobs and drafts: closing soon, changed, or closed' },
  visibility: { ...candidates, name: 'Keeping your profile visible' },
  profileViews: { ...candidates, name: 'Companies that saw your profile, weekly', standard: 'off' },
  received: {
    ...employers,
    name: 'New applicants',
    choices: ['on', 'daily', 'off'],
    standard: 'daily',
  },
  replies: { ...employers, name: 'Replies from applicants' },
  invitationReplies: { ...employers, name: 'Replies to your invitations to apply' },
  dueTomorrow: { ...employers, name: 'Replies due tomorrow' },
  overdue: { ...employers, name: 'Your overdue replies' },
  stillHiring: { ...employers, name: 'Confirming you’re still hiring' },
  expiresSoon: { ...employers, name: 'Job posts closing soon' },
  reports: {
    roles: ['candidate', 'employer'],
    name: 'Updates on your reports',
    choices: ['on', 'off'],
    standard: 'on',
  },
  decisions: { ...employers, name: 'Our decisions about your job posts and company', choices: ['on'] },
} as const satisfies Readonly<Record<string, KindOfMail>>

export type MailKind = keyof typeof mailKinds

/** Type guard for kinds of email. */
export const isMailKind = (name: string): name is MailKind => Object.hasOwn(mailKinds, name)

/** Definition of a kind of email. */
export const aboutMails = (kind: MailKind): KindOfMail => mailKinds[kind]

/** Kinds of email that a role receives. */
export const mailKindsOf = (role: Role): MailKind[] =>
  Object.keys(mailKinds).filter((name): name is MailKind => isMailKind(name) && canBeSentTo(role, name))

const canBeSentTo = (role: Role, kind: MailKind) => aboutMails(kind).roles.includes(role)

/** True if a kind of email can be turned off. */
export const canBeStopped = (kind: MailKind): boolean => aboutMails(kind).choices.includes('off')

/** True if a member with this role can make this choice. */
export const canBeChosen = (role: Role, kind: MailKind, choice: MailChoice): boolean =>
  canBeSentTo(role, kind) && canBeStopped(kind) && aboutMails(kind).choices.includes(choice)
