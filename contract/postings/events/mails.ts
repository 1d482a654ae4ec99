import type { MailKind } from '../../notices/kinds.ts'

/** Emails about posting events, each with the notification setting that turns it off. */
export const postingMails = {
  postingHeld: 'decisions',
  postingApproved: 'decisions',
  postingRefused: 'decisions',
  postingRemoved: 'decisions',
  changesApproved: 'decisions',
  changesRefused: 'decisions',
  postingStillHiring: 'stillHiring',
} as const satisfies Readonly<Record<string, MailKind>>

export type PostingMail = keyof typeof postingMails
