import type { Hono } from 'hono'
import type * as v from 'valibot'
import type { Access, Call, Outcome, OwnedKind, ResponseKind } from '../../contract/call.ts'
import { canonicalEmailAddress } from '../../contract/emailAddress.ts'
import { callerOf, contextFor, ownObjectFor } from '../calls/shared/access.ts'
import type { CallHandler } from '../calls/shared/defineHandler.ts'
import { projectionOf } from '../projection.ts'
import type { ApiParts } from './api.ts'
import { callContext } from './callContext.ts'
import {
  countBody,
  requireJson,
  requireOwnOrigin,
  requirePost,
  limitBodySize,
  type AdmittedRoute,
} from './checks.ts'
import { limitRequests } from './clientLimits.ts'
import type { HttpEnvironment } from './environment.ts'
import { auditOutcomesOf, outcomeOf } from './auditOutcome.ts'
import { readPayload } from './payload.ts'
import { sendResult } from './sendResult.ts'
import { Refused } from '../refused.ts'

/**
 * Registers a call at one of its routes. Enforces the contract and creates the handler's context. The body is
 * read only after the checks of method, origin, type, size and access.
 */
export function registerCall<Response extends ResponseKind>(
  api: Hono<HttpEnvironment>,
  { admit, area, name, path }: AdmittedRoute,
  handler: CallHandler<Call<v.GenericSchema, v.GenericSchema, Access, OwnedKind, Response>>,
  parts: ApiParts,
): void {
  const call = handler.endpoint
  // The audit trail requires a role. Calls without a role are recorded as `candidate`.
  const role = area === 'public' ? 'candidate' : area
  const auditOutcome = auditOutcomesOf({ audit: call.audit, name, role }, parts)
  const project = projectionOf(call.result)
  const checks = [
    limitRequests(parts),
    requirePost,
    admit ?? requireOwnOrigin(parts.settings.appOrigin),
    requireJson,
    limitBodySize(call.maxBytes),
  ] as const
  const count = countBody(call.maxBytes)

  api.all(path, ...checks, async (c) => {
    c.set('route', path.replace('/api/', ''))
    let accountId: string | null = null
    const context = callContext(c, role, parts, (id) => (accountId = id))
    let about: string | undefined
    const note = (outcome: Outcome | undefined) =>
      auditOutcome(c, outcome, { at: context.now, accountId, address: about })
    try {
      const caller = callerOf(context)
      const known = await contextFor[call.access](caller)
      await count(c)
      const payload = readPayload(call.payload, await c.req.arrayBuffer())
      about = addressIn(payload)
      for (const rule of call.limits.client ?? []) await context.limits.take(rule, name)
      for (const rule of call.limits.account ?? []) {
        await context.limits.takeFor(rule, `${name} ${(await caller.account()).id}`)
      }
      const own = await ownObjectFor[call.object](caller, payload)
      const result = await handler.handle({ ...known, ...own }, payload)
      const response = sendResult[call.response](c, result, project)
      note('done')
      return response
    } catch (error) {
      note(outcomeOf(error))
      throw call.response === 'bytes' ? asNoFile(error) : error
    }
  })
}

/**
 * Changes the status of an error for a call that returns a file, because clients treat every 2xx response as
 * the file.
 */
function asNoFile(error: unknown): unknown {
  if (!(error instanceof Refused) || error.status !== 200) return error
  const { fields, headers, message, reason } = error
  return new Refused(message, { status: 400, headers, ...(fields && { fields }), ...(reason && { reason }) })
}

const addressIn = (payload: unknown) =>
  typeof payload === 'object' &&
  payload !== null &&
  'emailAddress' in payload &&
  typeof payload.emailAddress === 'string'
    ? canonicalEmailAddress(payload.emailAddress)
    : undefined
