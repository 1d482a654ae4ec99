import type { MailKind } from '../../notices/kinds.ts'

/** Emails about application events, each with the notification setting that turns it off. */
export const applicationMails = {
  applicationSent: 'fate',
  applicationMoved: 'moved',
  applicationAsked: 'asked',
  applicationTold: 'told',
  applicationOffered: 'fate',
  applicationOverdue: 'late',
  applicationSilent: 'late',
  applicationRejected: 'fate',
  applicationClosed: 'fate',
  applicationWithdrawn: 'fate',
  applicationDeclined: 'fate',
  applicationReleased: 'fate',
  applicationHired: 'fate',
  applicationReceived: 'received',
  applicationReplied: 'replies',
  applicationMessaged: 'replies',
  answerOverdue: 'overdue',
} as const satisfies Readonly<Record<string, MailKind>>

export type ApplicationMail = keyof typeof applicationMails
