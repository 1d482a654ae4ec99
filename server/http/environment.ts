import type { HttpBindings } from '@hono/node-server'
import type { Role } from '../../contract/roles.ts'

/** Account and session that an access token names. Only the database knows whether the session is still open. */
export interface Bearer {
  readonly role: Role
  readonly accountId: string
  /** Stored hash of the session; it opens nothing by itself. */
  readonly sessionHash: string
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

/** Hono context of every request handler. */
export interface HttpEnvironment {
  Bindings: HttpBindings & {
    /** Account of a call that comes by the hosted API, instead of a cookie; null for a guest there. */
    bearer?: Bearer | null
  }
  Variables: {
    readonly requestId: string
    /** Path of the call with its role; used in logs and metrics. */
    route: string
    /** The networks that a call of the API is counted for, the narrowest first. */
    networks: readonly [string, ...string[]]
  }
}
