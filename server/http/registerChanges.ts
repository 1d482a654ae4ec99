import type { Hono, MiddlewareHandler } from 'hono'
import { changeStream } from '../../contract/changes.ts'
import type { Role } from '../../contract/roles.ts'
import { companyOf } from '../companies/companies.ts'
import { currentMember } from '../calls/shared/sessions.ts'
import type { ApiParts } from './api.ts'
import { callContext } from './callContext.ts'
import { requireGetForStream } from './checks.ts'
import { limitRequests } from './clientLimits.ts'
import type { HttpEnvironment } from './environment.ts'
import { parsed } from './payload.ts'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

/**
 * Registers the stream of changes of a role. A guest gets an empty response (204).
 *
 * Requests are refused with 503 at the limit of streams.
 */
export function registerChanges(api: Hono<HttpEnvironment>, role: Role, parts: ApiParts): void {
  const path = `${role}/${changeStream.path}`
  api.all(`/api/${path}`, limitRequests(parts), requireGetForStream, onlyOwnPages, async (c) => {
    c.set('route', path)
    const context = callContext(c, role, parts)
    const { db, limits, sessionHash = '' } = context
    const member = await currentMember(context)
    // Status 204 keeps an EventSource from reconnecting.
    if (!member || member.account.erase_at !== null) return c.body(null, 204)
    const { account } = member
    await limits.takeFor('listen', account.id)
    const { age } = parsed(changeStream.query, { age: c.req.query('age') })
    const company = await companyOf(db, account.id)
    const stream = parts.live.open(
      { accountId: account.id, companyId: company?.id ?? null, session: sessionHash },
      age,
    )
    if (!stream) {
      throw new Refused(sharedRefusals.manyPagesOpen, {
        status: 503,
        headers: { 'Retry-After': '60' },
      })
    }
    c.header('Cache-Control', 'no-store, no-transform')
    // Prevents proxies from buffering the stream.
    c.header('X-Accel-Buffering', 'no')
    return c.body(stream, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  })
}

// Browsers omit Origin in same-origin GET requests, so Sec-Fetch-Site is checked.
const onlyOwnPages: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  if ((c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin') {
    throw new Refused(sharedRefusals.foreignCall, { status: 403 })
  }
  return next()
}
