import type { Context } from 'hono'
import type { Role } from '../../contract/roles.ts'
import type { CallContext } from '../calls/shared/context.ts'
import type { ApiParts } from '../http/api.ts'
import { callContext } from '../http/callContext.ts'
import { noCookies } from '../http/cookies.ts'
import { wasUsedFrom } from '../security/familiarNetworks.ts'
import type { Account } from '../auth/accounts.ts'
import type { Bearer, HttpEnvironment } from '../http/environment.ts'
import { digest } from '../security/secrets.ts'
import type { AccessTokens } from './accessTokens.ts'
import type { ApiKey, ApiKeys } from './apiKeys.ts'

/** Dependencies of the hosted API. */
export interface HostedParts extends ApiParts {
  readonly apiKeys: ApiKeys
  readonly tokens: AccessTokens
  /** Origin of the application. */
  readonly origin: () => string
}

/** Context of a hosted call. */
export interface HostedContext {
  readonly c: Context<HttpEnvironment>
  readonly parts: HostedParts
  /** Role of the access token; without one, the role that the client requests. */
  readonly role: Role
  /** API key of the client; undefined if the call requires none. */
  readonly apiKey: ApiKey | undefined
  readonly bearer: Bearer | undefined
  /** Context for calls of the contract, without cookies. */
  readonly call: CallContext
  /** Stored hash of the session that this call has started. */
  readonly begunSession: () => string | undefined
}

interface Found {
  readonly apiKey: ApiKey | undefined
  readonly bearer: Bearer | undefined
  readonly auditAccount: CallContext['auditAccount']
}

export function hostedContext(
  c: Context<HttpEnvironment>,
  role: Role,
  { apiKey, auditAccount, bearer }: Found,
  parts: HostedParts,
): HostedContext {
  c.env.bearer = bearer ?? null
  let begun: string | undefined
  const cookies = {
    ...noCookies,
    // Only the hash is kept. The session token itself is never used, because clients renew the session with a
    // refresh token.
    write: (kind: string, token: string) => {
      if (kind === 'session') begun = digest(token)
    },
  }
  const call = {
    ...callContext(c, role, parts, auditAccount),
    cookies,
    isFamiliar: ({ id }: Account) => wasUsedFrom(c.get('networks')[0], id, parts),
  }
  return { c, parts, role, apiKey, bearer, call, begunSession: () => begun }
}
