import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Access, AnswerKind, Call, Outcome, OwnedKind } from '../../contract/call.ts'
import { canonicalEmailAddress } from '../../contract/emailAddress.ts'
import type { Role } from '../../contract/roles.ts'
import { callerOf, contextFor, ownObjectFor } from '../calls/shared/access.ts'
import type { Answers, Bytes, CallContext, CallHandler } from '../calls/shared/context.ts'
import { projectionOf, type Projection } from '../projection.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import type { ApiParts } from './api.ts'
import { countBody, onlyJson, onlyOwnOrigin, onlyPost, onlySmall } from './checks.ts'
import { browserCookies } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { asAttachment } from './headers.ts'
import { readPayload } from './payload.ts'
import { writtenEnvelope } from './writtenEnvelope.ts'
import { Refused, RefusedForNow } from '../refused.ts'

interface Named {
  /** Whose call it is. */
  readonly role: Role
  readonly name: string
  /** The first part of its path, where it is not the role. */
  readonly area?: 'public'
}

/** Adds the route of a call for a role. The name is what the trail of security events calls it. */
export type AddCall = (api: Hono<HttpEnvironment>, named: Named, parts: ApiParts) => void

/**
 * Joins a call of the contract's table to its handler: enforces everything that the table says of the call, and gives
 * the handler what it promises. Nothing of a body is read before method, origin, type, size and person are right.
 */
export const answering =
  <Payload extends v.GenericSchema, Who extends Access, Kind extends OwnedKind, Answer extends AnswerKind>(
    call: Call<Payload, v.GenericSchema, Who, Kind, Answer>,
    handler: CallHandler<Call<Payload, v.GenericSchema, Who, Kind, Answer>>,
  ): AddCall =>
  (api, { role, name, area = role }, parts) => {
    const hash = keyedHash(parts.hashKey)
    const path = `${area}/${call.path}`
    const project = projectionOf(call.result)
    const checks = [
      onlyPost,
      onlyOwnOrigin(parts.settings.appOrigin),
      onlyJson,
      onlySmall(call.maxBytes),
    ] as const
    const count = countBody(call.maxBytes)

    api.all(`/api/${path}`, ...checks, async (c) => {
      c.set('route', path)
      const networks = c.get('networks')
      let accountId: string | null = null
      const context = contextOf(c, role, parts, (id) => (accountId = id))
      let about: string | undefined
      const note = (outcome: Outcome) => {
        if (!call.audit.includes(outcome)) return
        parts.audit.note({
          at: context.now,
          role,
          call: name,
          outcome,
          account_id: accountId,
          address_hash: about === undefined ? null : hash(`${role} ${about}`),
          client_hash: hash(networks[0]),
          request_id: c.get('requestId'),
        })
      }
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
        const answer = await ownObjectFor[call.object](caller, payload)
          .then((own) => handler({ ...known, ...own }, payload))
          .then((result) => send[call.answer](c, result, project))
        note('done')
        return answer
      } catch (error) {
        if (error instanceof RefusedForNow) {
          if (error.isFirst) note('limited')
        } else if (error instanceof Refused && [200, 401, 403].includes(error.status)) note('refused')
        throw call.answer === 'bytes' ? asNoFile(error) : error
      }
    })
  }

/** Whoever waits for a file takes for it what comes with a status of success. */
function asNoFile(error: unknown): unknown {
  if (!(error instanceof Refused) || error.status !== 200) return error
  const { fields, headers, message, reason } = error
  return new Refused(message, { status: 400, headers, ...(fields && { fields }), ...(reason && { reason }) })
}

/** What a call by somebody with a role may use. */
export function contextOf(
  c: Context<HttpEnvironment>,
  role: Role,
  parts: ApiParts,
  auditAccount: CallContext['auditAccount'],
): CallContext {
  const { appOrigin, brand, postingReview, undoSeconds } = parts.settings
  const networks = c.get('networks')
  const hash = keyedHash(parts.hashKey)
  const cookiesOf = (each: Role) => browserCookies(c, each, appOrigin?.startsWith('https:') ?? false)
  return {
    role,
    brand,
    postingReview,
    undoSeconds,
    now: parts.now(),
    db: parts.store.db,
    passwords: parts.passwords.inLane(networks.at(-1) ?? ''),
    cookies: cookiesOf(role),
    cookiesOf,
    limits: limitsOf(parts.limits, { networks, hash, pause: parts.pause }),
    keyedHash: hash,
    auditAccount,
    noteClientError: (report) => {
      parts.logger.warn({ clientError: report, requestId: c.get('requestId') }, 'A page had an error')
      parts.countClientError(report.browser)
    },
    isDirect: () => parts.localAccess.isDirect(c.env.incoming.headers),
    noteIfPossible: async (writing) => {
      try {
        await writing
      } catch (error) {
        if (!parts.store.isOutOfService(error)) throw error
        parts.logger.error({ error, requestId: c.get('requestId') }, 'What was read could not be noted')
      }
    },
    wakeOutbox: parts.wakeOutbox,
    resolveTxt: parts.resolveTxt,
    typesetter: parts.typesetter,
    documents: parts.documents,
  }
}

const addressIn = (payload: unknown) =>
  typeof payload === 'object' &&
  payload !== null &&
  'emailAddress' in payload &&
  typeof payload.emailAddress === 'string'
    ? canonicalEmailAddress(payload.emailAddress)
    : undefined

/** How each kind of answer is sent: of a result only what its schema names. */
const send: {
  readonly [Kind in AnswerKind]: (
    c: Context<HttpEnvironment>,
    answer: Answers[Kind],
    project: Projection,
  ) => Response
} = {
  envelope: (c, result, project) =>
    c.body(writtenEnvelope(result, project), 200, { 'Content-Type': 'application/json' }),
  bytes: (c, { type, body, fileName }: Bytes) => {
    if (fileName !== undefined) {
      c.header('Content-Disposition', asAttachment(fileName))
    }
    return c.body(body, 200, { 'Content-Type': type })
  },
}
