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

/** Additions to the context of a call, by its access. */
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

/** Handles a hosted call after its contract has been enforced. */
type HostedHandler<Payload, Who extends HostedAccess> = (
  context: HostedContext & Known[Who],
  payload: Payload,
) => Promise<Response>

/**
 * Registers a hosted call. Its key and token are checked before the body is read.
 *
 * @param name under which the audit trail, the limits and the metrics know it
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
    // Programs request the headers of links that nobody has opened.
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

/** The official client sends its key in a header, and a websocket in the address. */
export async function requireKey(c: Context<HttpEnvironment>, { apiKeys }: HostedParts): Promise<ApiKey> {
  const given = c.req.header('apikey') ?? c.req.query('apikey')
  const apiKey = given === undefined ? undefined : await apiKeys.find(given)
  if (!apiKey) throw new HostedError(401, 'no_authorization', 'Invalid API key')
  return apiKey
}

/**
 * The account of the access token. The official client sends its public key instead as long as nobody is signed in.
 *
 * @throws HostedError (401) for a token that is not valid
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

/** Role that a client without a token acts in. */
function wantedRole(c: Context<HttpEnvironment>): Role {
  const wanted = c.req.header('X-Role') ?? 'candidate'
  const role = roles.find((each) => each === wanted)
  if (!role) throw new HostedError(400, 'validation_failed', 'X-Role must be candidate or employer.')
  return role
}

/** @throws HostedError when nobody is signed in, or the session of the token has ended */
async function requireSession({ bearer, call }: HostedContext): Promise<Member> {
  if (!bearer) throw new HostedError(401, 'no_authorization', 'This endpoint requires a Bearer token')
  const member = await currentMember(call)
  if (!member)
    throw new HostedError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return member
}
