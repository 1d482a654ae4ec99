import type { MailKind } from '../../notices/kinds.ts'

/** The mails about the events of a posting, each with the preference that its recipients can turn off. */
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
