import type { CallName, PayloadOf } from '../../../contract/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import type { CallLimits } from '../../security/callLimits.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { Database } from '../../store/schema.ts'

/** The cookies of this server in the browser that called. No other cookie is ever read. */
export interface BrowserCookies {
  /** The token in a cookie, or `undefined` where there is none or it has not the shape of one. */
  read(kind: CookieKind): string | undefined
  write(kind: CookieKind, token: string): void
  remove(kind: CookieKind): void
}

/**
 * `session`: who is signed in. `grant`: this browser may set a new password. `device`: whose account was logged in to
 * from here before.
 */
export type CookieKind = 'session' | 'grant' | 'device'

/** What a call may use. */
export interface CallContext {
  readonly role: Role
  /** When the call began, in milliseconds since 1970. */
  readonly now: number
  readonly db: Database
  readonly passwords: Passwords
  readonly cookies: BrowserCookies
  readonly limits: CallLimits
  /** Makes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
  /** The product's name. */
  readonly brand: string
  /** Names the account that the call is about in the trail of security events. */
  readonly auditAccount: (accountId: string) => void
  /** Has the outbox send what was requested; to be called after the commit. */
  readonly wakeOutbox: () => void
}

/** A call: takes the checked payload, gives the envelope's result, fails with `Refused`. */
export type Handler<Name extends CallName> = (
  context: CallContext,
  payload: PayloadOf<Name>,
) => Promise<unknown>
