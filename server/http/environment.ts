import type { HttpBindings } from '@hono/node-server'
import type { Bearer } from '../hosted/accessTokens.ts'

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
