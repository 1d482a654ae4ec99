import type { HttpBindings } from '@hono/node-server'

/** Hono context of every request handler. */
export interface HttpEnvironment {
  Bindings: HttpBindings
  Variables: {
    readonly requestId: string
    /** Path of the call with its role; used in logs and metrics. */
    route: string
    /** The networks that a call of the API is counted for, the narrowest first. */
    networks: readonly [string, ...string[]]
  }
}
