import type { Change } from '../../contract/changes.ts'

/** Account and session of an open page, or of a client of the hosted API. */
export interface Visitor {
  readonly accountId: string
  /** Company of an employer; null for a candidate. */
  readonly companyId: string | null
  /** Hash of the session token. */
  readonly session: string
}

/** `replaced`: a newer subscriber took its place, so the client must not reconnect on its own. */
export type EndReason = 'replaced' | 'sessionEnded' | 'shutdown'

/** Receiver of changes: the event stream of a page, or a session on a websocket. */
export interface Subscriber extends Pick<Visitor, 'accountId' | 'session'> {
  /** Current company of the account. */
  readonly companyId: () => string | null
  readonly actsFor: (companyId: string | null) => void
  readonly tell: (change: Change) => void
  /** Sends a heartbeat to proxies and the client. */
  readonly beat: () => void
  readonly end: (reason: EndReason) => void
}
