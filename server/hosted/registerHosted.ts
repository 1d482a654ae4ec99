import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Outcome } from '../../contract/call.ts'
import { canonicalEmailAddress } from '../../contract/emailAddress.ts'
import type { HostedAccess, HostedCall } from '../../contract/hosted/call.ts'
import { roles, type Role } from '../../contract/roles.ts'
import { currentMember, type Member } from '../calls/shared/sessions.ts'
import { auditOutcomesOf, outcomeOf } from '../http/auditOutcome.ts'
import { countBody, limitBodySize, requireJson } from '../http/checks.ts'
import { limitRequests } from '../http/clientLimits.ts'
import type { Bearer, HttpEnvironment } from '../http/environment.ts'
import { readPayload } from '../http/payload.ts'
import type { ApiKey } from './apiKeys.ts'
import { hostedContext, type HostedContext, type HostedParts } from './hostedContext.ts'
import { HostedError } from './hostedError.ts'

/** Additional context of a call, by its access. */
interface Known {
  readonly anyone: object
  readonly key: object
  readonly session: { readonly member: Member }
}

const knownFor: { readonly [Who in HostedAccess]: (context: HostedContext) => Promise<Known[Who]> } = {
  anyone: async () => ({}),
  key: async () => ({}),
  session: async (context) => ({ member: await requireSession(context) }),
}

/** Handles a hosted call after its contract was enforced. */
type HostedHandler<Payload, Who extends HostedAccess> = (
  context: HostedContext & Known[Who],
  payload: Payload,
) => Promise<Response>

/**
 * Registers a hosted call. Key and token are checked before the body is read.
 *
 * @param name identifies it in the audit trail, limits and metrics
 */
export function registerHosted<Payload extends v.GenericSchema, Who extends HostedAccess>(
  app: Hono<HttpEnvironment>,
  name: string,
  call: HostedCall<Payload, Who>,
  handle: HostedHandler<v.InferOutput<Payload>, Who>,
  parts: HostedParts,
): void {
  const count = countBody(call.maxBytes)
  const { payload: schema } = call
  app.on(call.method, call.path, limitRequests(parts), limitBodySize(call.maxBytes), async (c) => {
    c.set('route', `hosted.${name}`)
    // Link scanners send HEAD requests to links that nobody has opened; these must not consume the code.
    if (c.req.method === 'HEAD' && call.audit.length > 0) return c.body(null)
    const apiKey = call.access === 'anyone' ? undefined : await requireKey(c, parts)
    const bearer = await bearerOf(c, parts)
    const role = bearer?.role ?? wantedRole(c)
    let accountId: string | null = null
    const auditAccount = (id: string) => (accountId = id)
    const context = hostedContext(c, role, { apiKey, bearer, auditAccount }, parts)
    const audit = auditOutcomesOf({ audit: call.audit, name: `hosted.${name}`, role }, parts)
    let address: string | undefined
    const note = (outcome: Outcome | undefined) =>
      audit(c, outcome, { at: context.call.now, accountId, address })
    try {
      const known = await knownFor[call.access](context)
      for (const rule of call.limits.client ?? []) await context.call.limits.take(rule, name)
      for (const rule of call.limits.account ?? [])
        await context.call.limits.takeFor(rule, `${name} ${bearer?.accountId ?? ''}`)
      const payload = schema && (await readJson(c, schema, count))
      address = addressIn(payload)
      const response = await handle({ ...context, ...known }, payload)
      note('done')
      return response
    } catch (error) {
      note(error instanceof HostedError && error.status < 500 ? 'refused' : outcomeOf(error))
      throw error
    }
  })
}

const addressIn = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'email' in payload && typeof payload.email === 'string'
    ? canonicalEmailAddress(payload.email)
    : undefined

async function readJson<Schema extends v.GenericSchema>(
  c: Context<HttpEnvironment, string>,
  schema: Schema,
  count: (c: Context<HttpEnvironment>) => Promise<void>,
): Promise<v.InferOutput<Schema>> {
  await requireJson(c, async () => {})
  await count(c)
  return readPayload(schema, await c.req.arrayBuffer())
}

/**
 * Requires a valid public key. The official client sends it as a header, and for websockets as a query
 * parameter.
 */
export async function requireKey(c: Context<HttpEnvironment>, { apiKeys }: HostedParts): Promise<ApiKey> {
  const given = c.req.header('apikey') ?? c.req.query('apikey')
  const apiKey = given === undefined ? undefined : await apiKeys.find(given)
  if (!apiKey) throw new HostedError(401, 'no_authorization', 'Invalid API key')
  return apiKey
}

/**
 * Account of the access token. Without a login, the official client sends its public key as the token.
 *
 * @throws HostedError (401) for an invalid token
 */
export async function bearerOf(
  c: Context<HttpEnvironment>,
  { apiKeys, tokens }: HostedParts,
): Promise<Bearer | undefined> {
  const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (token === undefined || (await apiKeys.find(token))) return undefined
  const bearer = await tokens.verify(token)
  if (!bearer) throw new HostedError(403, 'bad_jwt', 'The access token is wrong or has expired.')
  return bearer
}

/** Role of a client without a token. */
function wantedRole(c: Context<HttpEnvironment>): Role {
  const wanted = c.req.header('X-Role') ?? 'candidate'
  const role = roles.find((each) => each === wanted)
  if (!role) throw new HostedError(400, 'validation_failed', 'X-Role must be candidate or employer.')
  return role
}

/**
 * Requires a token whose session is still open.
 *
 * @throws HostedError
 */
async function requireSession({ bearer, call }: HostedContext): Promise<Member> {
  if (!bearer) throw new HostedError(401, 'no_authorization', 'This endpoint requires a Bearer token')
  const member = await currentMember(call)
  if (!member)
    throw new HostedError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return member
}
