import type { Hono } from 'hono'
import { routesOf, type Route } from '../../contract/index.ts'
import type { Handler } from '../calls/shared/defineHandler.ts'
import type { ApiParts } from './api.ts'
import type { AdmittedRoute, Check } from './checks.ts'
import type { HttpEnvironment } from './environment.ts'
import { registerCall } from './registerCall.ts'
import { registerRead } from './registerRead.ts'
import { registerUpload } from './registerUpload.ts'

/** Differences of routes outside of `/api`. */
interface Elsewhere {
  readonly pathOf: (route: Route) => string
  /** Check of the client after its request is counted, instead of the check of the origin. */
  readonly admit: Check
}

/**
 * Registers the routes of an endpoint: one per role that may use it.
 *
 * @param name in the contract, which identifies it in the audit trail and limits
 */
export function registerRoutes(
  api: Hono<HttpEnvironment>,
  name: string,
  handler: Handler,
  parts: ApiParts,
  elsewhere?: Elsewhere,
): void {
  for (const each of routesOf(name, handler.endpoint)) {
    const route: AdmittedRoute = elsewhere
      ? { ...each, path: elsewhere.pathOf(each), admit: elsewhere.admit }
      : each
    switch (handler.kind) {
      case 'call':
        registerCall(api, route, handler, parts)
        break
      case 'read':
        registerRead(api, route, handler, parts)
        break
      case 'upload':
        registerUpload(api, route, handler, parts)
        break
    }
  }
}
