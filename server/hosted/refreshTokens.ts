import { sql } from 'kysely'
import type { Role } from '../../contract/roles.ts'
import { announce } from '../store/changes.ts'
import { digest, newToken } from '../security/secrets.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'

/**
 * Time in milliseconds during which a used token is accepted again, because two tabs may refresh
 * concurrently.
 */
const TAKEN_AGAIN_FOR = 10_000
/** Time during which reuse of a token is detected. */
const KEPT_AFTER_USE = 7 * 86_400_000

/** Adds a refresh token to a session. Returns the token. */
export async function addRefreshToken(
  transaction: Database,
  sessionHash: string,
  now: number,
): Promise<string> {
  const token = newToken()
  await transaction
    .insertInto('refresh_tokens')
    .values({ token_hash: digest(token), session_hash: sessionHash, created_at: now, used_at: null })
    .execute()
  return token
}

/** Stored hash of the session of a refresh token; undefined for an unknown token. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('refresh_tokens')
    .select('session_hash')
    .where('token_hash', '=', digest(token))
    .executeTakeFirst()
  return found?.session_hash
}

/** Result of an exchange. `reused`: the token was used before, so its session has been ended. */
type Exchanged =
  | {
      readonly kind: 'renewed'
      readonly role: Role
      readonly sessionHash: string
      readonly refreshToken: string
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'reused'; readonly accountId: string }

/** Exchanges a refresh token for a new one. The transaction must be committed for every result. */
export async function exchangeRefreshToken(
  transaction: Database,
  token: string,
  now: number,
): Promise<Exchanged> {
  const found = await transaction
    // Lock order as when sessions are ended, to avoid deadlocks.
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_hash', 'sessions.token_hash')
    .select(['session_hash', 'used_at', 'account_id', 'role'])
    .where('refresh_tokens.token_hash', '=', digest(token))
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()
  if (!found) return { kind: 'unknown' }
  const { account_id: accountId, role, session_hash: sessionHash, used_at: usedAt } = found
  if (usedAt !== null && now - usedAt > TAKEN_AGAIN_FOR) {
    await transaction.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute()
    await announce(transaction, { kind: 'access', accountId })
    return { kind: 'reused', accountId }
  }
  await transaction
    .updateTable('refresh_tokens')
    .set({ used_at: sql<number>`coalesce(used_at, ${now})` })
    .where('token_hash', '=', digest(token))
    .execute()
  await transaction
    .deleteFrom('refresh_tokens')
    .where('session_hash', '=', sessionHash)
    .where('used_at', '<', now - KEPT_AFTER_USE)
    .execute()
  const refreshToken = await addRefreshToken(transaction, sessionHash, now)
  return { kind: 'renewed', role, sessionHash, refreshToken }
}
