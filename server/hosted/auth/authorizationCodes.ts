import { createHash } from 'node:crypto'
import type { Role } from '../../../contract/roles.ts'
import { digest, newToken } from '../../security/secrets.ts'
import type { Database } from '../../store/schema.ts'
import { HostedError } from '../hostedError.ts'

const LASTS_MS = 5 * 60_000
const CHALLENGE = /^[\w-]{43}$/

interface Challenge {
  readonly code_challenge?: string | null | undefined
  readonly code_challenge_method?: string | null | undefined
}

/**
 * PKCE challenge of a client; null in its implicit flow.
 *
 * @throws HostedError for a method other than S256, which the official client uses whenever possible
 */
export function codeChallengeIn({
  code_challenge: challenge,
  code_challenge_method: method,
}: Challenge): string | null {
  if (!challenge && !method) return null
  if (method?.toUpperCase() !== 'S256' || !challenge || !CHALLENGE.test(challenge))
    throw new HostedError(400, 'validation_failed', 'code challenge method must be S256')
  return challenge
}

/** Challenge that belongs to a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/**
 * Creates a one-time code for the client that sent the challenge, to be exchanged for a session. Returns the
 * code.
 */
export async function addAuthorizationCode(
  db: Database,
  { codeChallenge, sessionHash }: { readonly codeChallenge: string; readonly sessionHash: string },
  now: number,
): Promise<string> {
  const code = newToken()
  await db
    .insertInto('authorization_codes')
    .values({
      code_hash: digest(code),
      session_hash: sessionHash,
      code_challenge: codeChallenge,
      expires_at: now + LASTS_MS,
    })
    .execute()
  return code
}

interface Authorized {
  readonly role: Role
  readonly sessionHash: string
  readonly codeChallenge: string
}

/** Consumes a code and returns its session. The code is deleted in any case. */
export async function takeAuthorizationCode(
  db: Database,
  code: string,
  now: number,
): Promise<Authorized | undefined> {
  const taken = await db
    .deleteFrom('authorization_codes')
    .where('code_hash', '=', digest(code))
    .where('expires_at', '>', now)
    .returning(['session_hash', 'code_challenge'])
    .executeTakeFirst()
  if (!taken) return undefined
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('role')
    .where('token_hash', '=', taken.session_hash)
    .executeTakeFirst()
  return (
    session && { role: session.role, sessionHash: taken.session_hash, codeChallenge: taken.code_challenge }
  )
}
