import type { Hono } from 'hono'
import type { Outcome } from '../../contract/call.ts'
import { callerOf, contextFor, ownObjectFor } from '../calls/shared/access.ts'
import type { UploadHandler } from '../calls/shared/defineHandler.ts'
import { projectionOf } from '../projection.ts'
import { Refused } from '../refused.ts'
import type { ApiParts } from './api.ts'
import { callContext } from './callContext.ts'
import { countBody, requireOwnOrigin, requirePost, limitBodySize, type AdmittedRoute } from './checks.ts'
import { limitRequests } from './clientLimits.ts'
import type { HttpEnvironment } from './environment.ts'
import { auditOutcomesOf, outcomeOf } from './auditOutcome.ts'
import { sendResult } from './sendResult.ts'

/** Registers an upload. The file is read only after the checks of method, origin, type, size and account. */
export function registerUpload(
  api: Hono<HttpEnvironment>,
  { admit, name, path }: AdmittedRoute,
  handler: UploadHandler,
  parts: ApiParts,
): void {
  const {
    access,
    audit,
    limit,
    maxBytes,
    object,
    path: subject,
    result,
    role,
    type,
    wrongType,
  } = handler.endpoint
  const checks = [
    limitRequests(parts),
    requirePost,
    admit ?? requireOwnOrigin(parts.settings.appOrigin),
    limitBodySize(maxBytes),
  ] as const
  const count = countBody(maxBytes)
  const auditOutcome = auditOutcomesOf({ audit, name, role }, parts)
  const project = projectionOf(result)
  api.all(path, ...checks, async (c) => {
    c.set('route', path.replace('/api/', ''))
    let accountId: string | null = null
    const made = callContext(c, role, parts, (id) => (accountId = id))
    const note = (outcome: Outcome | undefined) => auditOutcome(c, outcome, { at: made.now, accountId })
    let content: ReadableStream<Uint8Array<ArrayBuffer>> | null = null
    try {
      const caller = callerOf(made)
      const context = await contextFor[access](caller)
      await count(c)
      content = c.req.raw.body
      if (c.req.header('Content-Type') !== type || c.req.header('Content-Encoding') !== undefined) {
        throw new Refused(wrongType, { status: 415 })
      }
      await context.limits.takeFor(limit, `${subject} ${context.account.id}`)
      const own = await ownObjectFor[object](caller, undefined)
      const file = {
        content,
        name: c.req.header('X-File-Name'),
        // Node enforces Content-Length, so it is an upper bound of the body.
        maxBytes: Number(c.req.header('Content-Length')) || maxBytes,
      }
      const response = sendResult.envelope(c, await handler.handle({ ...context, ...own }, file), project)
      note('done')
      return response
    } catch (error) {
      note(outcomeOf(error))
      // Reads the rest: a client that is disconnected while sending does not receive the error.
      if (content && !content.locked) await content.pipeTo(new WritableStream()).catch(() => {})
      throw error
    }
  })
}
