import * as v from 'valibot'
import type { hostedAuthCalls } from '../../../contract/hosted/authCalls.ts'
import { authCalls } from '../../../contract/auth/calls.ts'
import { logInWithPassword } from '../../calls/auth/login.ts'
import { currentMember } from '../../calls/shared/sessions.ts'
import { Refused } from '../../refused.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { addRefreshToken, exchangeRefreshToken } from '../refreshTokens.ts'
import { sessionAnswer } from './session.ts'

type Payload = v.InferOutput<NonNullable<typeof hostedAuthCalls.token.payload>>

/** Begins or renews a session, by the query parameter `grant_type`. */
export async function token(context: HostedContext, payload: Payload): Promise<Response> {
  const grant = grants[context.c.req.query('grant_type') ?? '']
  if (!grant) throw new HostedError(400, 'validation_failed', 'unsupported_grant_type')
  return grant(context, payload)
}

const grants: Readonly<Record<string, (context: HostedContext, payload: Payload) => Promise<Response>>> = {
  password: byPassword,
  refresh_token: byRefreshToken,
}

const wrong = () => new HostedError(400, 'invalid_credentials', 'Invalid login credentials')

async function byPassword(context: HostedContext, { email, password, phone }: Payload): Promise<Response> {
  if (phone !== undefined) throw new HostedError(422, 'phone_provider_disabled', 'Phone logins are disabled')
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

/** Gives the session that this call has begun to the client. */
export async function enter(context: HostedContext): Promise<Response> {
  const { call } = context
  const sessionHash = context.begunSession()
  if (sessionHash === undefined) throw new Error('No session was begun.')
  const member = await currentMember({ ...call, sessionHash })
  if (!member) throw new HostedError(403, 'session_not_found', 'The session has ended.')
  const refreshToken = await addRefreshToken(call.db, sessionHash, call.now)
  return sessionAnswer(context, { account: member.account, sessionHash, refreshToken })
}

async function byRefreshToken(context: HostedContext, payload: Payload): Promise<Response> {
  const { call } = context
  const exchanged = await call.db
    .transaction()
    .execute((transaction) => exchangeRefreshToken(transaction, payload.refresh_token ?? '', call.now))
  if (exchanged.kind === 'unknown')
    throw new HostedError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  if (exchanged.kind === 'reused') {
    call.auditAccount(exchanged.accountId)
    throw new HostedError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  const { refreshToken, role, sessionHash } = exchanged
  const member = await currentMember({ ...call, role, sessionHash })
  if (!member)
    throw new HostedError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  return sessionAnswer(context, { account: member.account, sessionHash, refreshToken })
}
