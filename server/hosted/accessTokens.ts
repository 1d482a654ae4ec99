import { errors, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose'
import * as v from 'valibot'
import { roles } from '../../contract/roles.ts'
import type { Account } from '../auth/accounts.ts'
import type { Bearer } from '../http/environment.ts'
import { algorithm, type SigningKeys } from './signingKeys.ts'

/** Lifetime of an access token, in seconds. */
export const accessTokenSeconds = 900
const AUDIENCE = 'authenticated'
/** Maximum number of cached verified tokens, so that frequent calls of a client need no signature check. */
const MOST_REMEMBERED = 2_000

export interface AccessTokens {
  readonly sign: (session: { readonly account: Account; readonly sessionHash: string }) => Promise<string>
  /** Undefined for a token that is not signed by this server, has expired or is not valid yet. */
  readonly verify: (token: string) => Promise<Bearer | undefined>
  readonly publicKeys: () => Promise<JSONWebKeySet>
}

interface Parts {
  readonly keys: SigningKeys
  readonly issuer: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const claimsSchema = v.object({
  sub: v.string(),
  exp: v.number(),
  session_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  app_metadata: v.object({ role: v.picklist(roles) }),
})

export function createAccessTokens({ issuer, keys, now }: Parts): AccessTokens {
  const remembered = new Map<string, Bearer>()
  const remember = (token: string, bearer: Bearer) => {
    const [oldest] = remembered.keys()
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(token, bearer)
    return bearer
  }
  const check = async (token: string): Promise<Bearer | undefined> => {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? undefined : await keys.find(kid)
          if (!key) throw new errors.JWKSNoMatchingKey()
          return key.publicKey
        },
        { algorithms: [algorithm], audience: AUDIENCE, issuer: issuer(), currentDate: new Date(now()) },
      )
      const claims = v.parse(claimsSchema, payload)
      return remember(token, {
        role: claims.app_metadata.role,
        accountId: claims.sub,
        sessionHash: claims.session_id,
        expiresAt: claims.exp * 1_000,
      })
    } catch (error) {
      if (error instanceof errors.JOSEError || v.isValiError(error)) return undefined
      throw error
    }
  }
  return {
    sign: async ({ account, sessionHash }) => {
      const { id, privateKey } = await keys.newest()
      const issuedAt = Math.floor(now() / 1_000)
      // No `nbf` claim: another server must accept the token immediately, even if its clock is behind.
      return new SignJWT({
        session_id: sessionHash,
        role: AUDIENCE,
        aal: 'aal1',
        email: account.email_address,
        is_anonymous: false,
        app_metadata: { role: account.role, provider: account.provider },
      })
        .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
        .setIssuer(issuer())
        .setSubject(account.id)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(privateKey)
    },
    verify: async (token) => {
      const known = remembered.get(token)
      if (!known) return check(token)
      if (known.expiresAt > now()) return known
      remembered.delete(token)
      return undefined
    },
    publicKeys: async () => ({ keys: (await keys.all()).map(({ publicJwk }) => publicJwk) }),
  }
}
