import type { NoticeKind } from './noticeMails.ts'

/** Priority of account emails; lower is sent first. A person waits for the first two. */
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

/** Security notices of an account. They have no code, and each of them is sent. */
export const securityNotices: ReadonlySet<AccountMailKind> = new Set<AccountMailKind>([
  'passwordChanged',
  'passwordSet',
  'passkeyAdded',
  'passkeyRemoved',
])

/** Email about an account, or with a link for its recipient only. */
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

/**
 * Job kind of an email. One kind per email, so that an older process ignores emails that it cannot render.
 */
export const jobKindOf = (kind: LinkMailKind) => `mail.${kind}`

/**
 * Job kind of a notice. The prefix changed together with the parameters: `mail.` marks notices queued by
 * earlier versions.
 */
export const noticeJobKindOf = (kind: NoticeKind) => `notice.${kind}`
