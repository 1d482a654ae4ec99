import type { HttpBindings } from '@hono/node-server'

/** What every handler of a request finds in Hono's context. */
export interface HttpEnvironment {
  Bindings: HttpBindings
}
