import type { HttpBindings } from '@hono/node-server'

/** Hono context of every request handler. */
export interface HttpEnvironment {
  Bindings: HttpBindings
  Variables: {
    readonly requestId: string
    /** The call, by its path with the role, once it is known; what the logs and the metrics name. */
    route: string
    /** The networks that a call of the API is counted for, the narrowest first. */
    networks: readonly [string, ...string[]]
  }
}
