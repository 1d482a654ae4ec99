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
  /** Role of the token, or the one that the client asks for. */
  readonly role: Role
  /** Key of the client; undefined where none is needed. */
  readonly apiKey: ApiKey | undefined
  readonly bearer: Bearer | undefined
  /** Context for the calls of the contract. It has no cookies. */
  readonly call: CallContext
  /** Stored hash of the session that this call has begun. */
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
    // The token of a session is known to nobody: a refresh token renews it.
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
