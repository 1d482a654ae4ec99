import type { MailKind as NamedMailKind } from '../../contract/notices/kinds.ts'

/**
 * How soon the mails about an account are sent when several wait: the smaller, the sooner. Somebody sits in front of the
 * first two.
 */
export const priorities = { resetPassword: 0, verifyAddress: 1, passwordChanged: 2 } as const

export type AccountMailKind = keyof typeof priorities

/** What tells people what has happened to something of theirs (server/mail/notices.ts). */
export const noticeKinds = [
  'postingHeld',
  'postingApproved',
  'postingRefused',
  'postingRemoved',
  'changesApproved',
  'changesRefused',
  'companyChanged',
  'postingStillHiring',
  'companySuspended',
  'companyRestored',
  'reportUpheld',
  'reportDismissed',
  'applicationSent',
  'applicationMoved',
  'applicationAsked',
  'applicationTold',
  'applicationOffered',
  'applicationOverdue',
  'applicationSilent',
  'applicationRejected',
  'applicationClosed',
  'applicationEnded',
  'applicationReceived',
  'applicationReplied',
  'answerOverdue',
  'applicationsOfDay',
  'answersDueTomorrow',
  'postingExpiresSoon',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** What each notice is one of to whoever sets which mails come. */
export const kindOfNotice: Readonly<Record<NoticeKind, NamedMailKind>> = {
  postingHeld: 'decisions',
  postingApproved: 'decisions',
  postingRefused: 'decisions',
  postingRemoved: 'decisions',
  changesApproved: 'decisions',
  changesRefused: 'decisions',
  companyChanged: 'decisions',
  postingStillHiring: 'stillHiring',
  postingExpiresSoon: 'expiresSoon',
  companySuspended: 'decisions',
  companyRestored: 'decisions',
  reportUpheld: 'reports',
  reportDismissed: 'reports',
  applicationSent: 'fate',
  applicationMoved: 'moved',
  applicationAsked: 'asked',
  applicationTold: 'told',
  applicationOffered: 'fate',
  applicationOverdue: 'late',
  applicationSilent: 'late',
  applicationRejected: 'fate',
  applicationClosed: 'fate',
  applicationEnded: 'fate',
  applicationReceived: 'received',
  applicationsOfDay: 'received',
  applicationReplied: 'replies',
  answersDueTomorrow: 'dueTomorrow',
  answerOverdue: 'overdue',
}

export type MailKind = AccountMailKind | NoticeKind | 'invitation'

/** The kind of job that sends a mail: one for each, so that a process leaves alone the mails it cannot write. */
export const jobKindOf = (kind: MailKind) => `mail.${kind}`
