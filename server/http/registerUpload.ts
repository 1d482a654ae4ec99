import type { Hono } from 'hono'
import type { Route } from '../../contract/index.ts'
import { callerOf, contextFor } from '../calls/shared/access.ts'
import type { UploadHandler } from '../calls/shared/defineHandler.ts'
import { projectionOf } from '../projection.ts'
import { Refused } from '../refused.ts'
import type { ApiParts } from './api.ts'
import { callContext } from './callContext.ts'
import { countBody, onlyOwnOrigin, onlyPost, onlySmall } from './checks.ts'
import { limitRequests } from './clientLimits.ts'
import type { HttpEnvironment } from './environment.ts'
import { sendResult } from './sendResult.ts'

/** Registers an upload. Nothing of a file is read before method, origin, type, size and person are right. */
export function registerUpload(
  api: Hono<HttpEnvironment>,
  { path }: Route,
  handler: UploadHandler,
  parts: ApiParts,
): void {
  const { access, limit, maxBytes, path: name, result, role, type, wrongType } = handler.endpoint
  const checks = [
    limitRequests(parts),
    onlyPost,
    onlyOwnOrigin(parts.settings.appOrigin),
    onlySmall(maxBytes),
  ] as const
  const count = countBody(maxBytes)
  const project = projectionOf(result)
  api.all(path, ...checks, async (c) => {
    c.set('route', path.replace('/api/', ''))
    const context = await contextFor[access](callerOf(callContext(c, role, parts)))
    await count(c)
    const content = c.req.raw.body
    try {
      if (c.req.header('Content-Type') !== type || c.req.header('Content-Encoding') !== undefined) {
        throw new Refused(wrongType, { status: 415 })
      }
      await context.limits.takeFor(limit, `${name} ${context.account.id}`)
      const file = {
        content,
        name: c.req.header('X-File-Name'),
        // Node ends a body where its length says.
        maxBytes: Number(c.req.header('Content-Length')) || maxBytes,
      }
      return sendResult.envelope(c, await handler.handle(context, file), project)
    } catch (error) {
      // A client that is hung up on while it sends does not receive the reason.
      if (content && !content.locked) await content.pipeTo(new WritableStream()).catch(() => {})
      throw error
    }
  })
}
