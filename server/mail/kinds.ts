import type { NoticeKind } from './noticeMails.ts'

/** Priority of account mails; lower is sent first. A person waits for the first two. */
export const priorities = {
  resetPassword: 0,
  verifyAddress: 1,
  passwordChanged: 2,
  passwordSet: 2,
  passkeyAdded: 2,
  passkeyRemoved: 2,
  exportReady: 3,
} as const

export type AccountMailKind = keyof typeof priorities

const isAccountMailKind = (kind: string): kind is AccountMailKind => kind in priorities

export const accountMailKinds = Object.keys(priorities).filter(isAccountMailKind)

/** Notices about the security of an account, which have no code: each of them is sent. */
export const securityNotices: ReadonlySet<AccountMailKind> = new Set<AccountMailKind>([
  'passwordChanged',
  'passwordSet',
  'passkeyAdded',
  'passkeyRemoved',
])

/** A mail with a link that only its reader may open, or about an account. */
export type LinkMailKind =
  | AccountMailKind
  | 'invitation'
  | 'newDevice'
  | 'providerConnected'
  | 'providerDisconnected'
  | 'accountDeleted'
  | 'unusedAccount'
  | 'changeAddress'
  | 'oneTimeCode'
  | 'addressChanged'
  | 'confirmAlert'
  | 'keepAlert'

/** The kind of job that sends a mail: one for each, so that a process leaves alone the mails it cannot write. */
export const jobKindOf = (kind: LinkMailKind) => `mail.${kind}`

/** The same for a notice. The name changes with its parameters: `mail.` were those of earlier versions. */
export const noticeJobKindOf = (kind: NoticeKind) => `notice.${kind}`
