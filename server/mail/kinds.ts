import type { NoticeKind } from './noticeMails.ts'

/**
 * How soon the mails about an account are sent when several wait: the smaller, the sooner. Somebody sits in front of the
 * first two.
 */
export const priorities = { resetPassword: 0, verifyAddress: 1, passwordChanged: 2 } as const

export type AccountMailKind = keyof typeof priorities

export type MailKind = AccountMailKind | NoticeKind | 'invitation'

/** The kind of job that sends a mail: one for each, so that a process leaves alone the mails it cannot write. */
export const jobKindOf = (kind: MailKind) => `mail.${kind}`
