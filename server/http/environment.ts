import type { HttpBindings } from '@hono/node-server'
import type { Role } from '../../contract/roles.ts'

/**
 * Account and session in an access token. Whether the session is still open is only known to the database.
 */
export interface Bearer {
  readonly role: Role
  readonly accountId: string
  /** Stored hash of the session, which is not a credential. */
  readonly sessionHash: string
  /** Expiry in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Hono context of every request handler. */
export interface HttpEnvironment {
  Bindings: HttpBindings & {
    /** Account of a call through the hosted API, instead of a cookie; null for a guest there. */
    bearer?: Bearer | null
  }
  Variables: {
    readonly requestId: string
    /** Path of the call with its role; used in logs and metrics. */
    route: string
    /** Networks of the client for rate limits, narrowest first. */
    networks: readonly [string, ...string[]]
  }
}
