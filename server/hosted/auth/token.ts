import * as v from 'valibot'
import type { hostedAuthCalls } from '../../../contract/hosted/authCalls.ts'
import { authCalls } from '../../../contract/auth/calls.ts'
import { logInWithPassword } from '../../calls/auth/login.ts'
import type { Role } from '../../../contract/roles.ts'
import { currentMember, endSession } from '../../calls/shared/sessions.ts'
import { Refused } from '../../refused.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { addRefreshToken, exchangeRefreshToken, sessionOfRefreshToken } from '../refreshTokens.ts'
import { challengeOf, takeAuthorizationCode } from './authorizationCodes.ts'
import { refuseUnsupported } from './refusals.ts'
import { sessionAnswer } from './session.ts'

type Payload = v.InferOutput<NonNullable<typeof hostedAuthCalls.token.payload>>

/** Starts or renews a session, by the query parameter `grant_type`. */
export async function token(context: HostedContext, payload: Payload): Promise<Response> {
  const grant = grants.get(context.c.req.query('grant_type') ?? '')
  if (!grant) throw new HostedError(400, 'validation_failed', 'unsupported_grant_type')
  return grant(context, payload)
}

const notSupported = (what: string) => async (): Promise<Response> => {
  throw new HostedError(422, 'provider_disabled', `${what} are not supported`)
}

type Grant = (context: HostedContext, payload: Payload) => Promise<Response>

const grants: ReadonlyMap<string, Grant> = new Map<string, Grant>([
  ['password', byPassword],
  ['refresh_token', byRefreshToken],
  ['pkce', byAuthorizationCode],
  ['id_token', notSupported('Sign-ins with an ID token')],
  ['web3', notSupported('Sign-ins with a wallet')],
])

const wrong = () => new HostedError(400, 'invalid_credentials', 'Invalid login credentials')

async function byPassword(context: HostedContext, payload: Payload): Promise<Response> {
  const { email, password } = payload
  refuseUnsupported(payload)
  const credentials = v.safeParse(authCalls.login.payload, { emailAddress: email, password })
  if (!credentials.success) throw wrong()
  try {
    await logInWithPassword(context.call, credentials.output)
  } catch (error) {
    if (error instanceof Refused && error.status === 200) throw wrong()
    throw error
  }
  return enter(context)
}

/** Returns the session that this call has started to the client. */
export const enter = async (context: HostedContext): Promise<Response> =>
  giveSession(context, { role: context.role, sessionHash: begunIn(context) })

/** Stored hash of the session that a call has started. */
export function begunIn(context: HostedContext): string {
  const sessionHash = context.begunSession()
  if (sessionHash === undefined) throw new Error('No session was begun.')
  return sessionHash
}

async function giveSession(
  context: HostedContext,
  session: { readonly role: Role; readonly sessionHash: string },
): Promise<Response> {
  return context.c.json(await openedSession(context, session))
}

/** First tokens of a new session. */
export async function openedSession(
  context: HostedContext,
  { role, sessionHash }: { readonly role: Role; readonly sessionHash: string },
) {
  const { call } = context
  const member = await currentMember({ ...call, role, sessionHash })
  if (!member) throw new HostedError(403, 'session_not_found', 'The session has ended.')
  const refreshToken = await addRefreshToken(call.db, sessionHash, call.now)
  return sessionAnswer(context, { account: member.account, sessionHash, refreshToken })
}

async function byAuthorizationCode(context: HostedContext, payload: Payload): Promise<Response> {
  const { call } = context
  const { auth_code: code = '', code_verifier: verifier = '' } = payload
  const found = await takeAuthorizationCode(call.db, code, call.now)
  if (!found)
    throw new HostedError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (found.codeChallenge !== challengeOf(verifier)) {
    await endSession(call.db, found.sessionHash)
    throw new HostedError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  return giveSession(context, found)
}

const unknownRefreshToken = () =>
  new HostedError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

async function byRefreshToken(context: HostedContext, payload: Payload): Promise<Response> {
  const { call } = context
  const { refresh_token: given = '' } = payload
  const renewed = await sessionOfRefreshToken(call.db, given)
  if (renewed !== undefined) await call.limits.takeFor('renewSession', renewed)
  const exchanged = await call.db
    .transaction()
    .execute((transaction) => exchangeRefreshToken(transaction, given, call.now))
  if (exchanged.kind === 'unknown') throw unknownRefreshToken()
  if (exchanged.kind === 'reused') {
    call.auditAccount(exchanged.accountId)
    throw new HostedError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  const { refreshToken, role, sessionHash } = exchanged
  const member = await currentMember({ ...call, role, sessionHash })
  if (!member) throw unknownRefreshToken()
  return context.c.json(await sessionAnswer(context, { account: member.account, sessionHash, refreshToken }))
}
