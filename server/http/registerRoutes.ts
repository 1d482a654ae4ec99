import type { Hono } from 'hono'
import { routesOf } from '../../contract/index.ts'
import type { Handler } from '../calls/shared/defineHandler.ts'
import type { ApiParts } from './api.ts'
import type { HttpEnvironment } from './environment.ts'
import { registerCall } from './registerCall.ts'
import { registerRead } from './registerRead.ts'
import { registerUpload } from './registerUpload.ts'

/**
 * Registers the routes of an endpoint: one for each role that may use it.
 *
 * @param name its name in the contract, under which the audit trail and the limits know it
 */
export function registerRoutes(
  api: Hono<HttpEnvironment>,
  name: string,
  handler: Handler,
  parts: ApiParts,
): void {
  for (const route of routesOf(name, handler.endpoint)) {
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
