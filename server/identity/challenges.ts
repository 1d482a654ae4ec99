import { digest, newToken } from '../security/secrets.ts'
import { commitSoon } from '../store/commits.ts'
import type { Database } from '../store/schema.ts'

export const CHALLENGE_LIFETIME_MS = 5 * 60_000
const MOST_PER_BROWSER = 10

/** Parts of the call context that challenges need. */
export interface ChallengeContext {
  readonly cookies: {
    read(kind: 'passkey'): string | undefined
    write(kind: 'passkey', token: string): void
  }
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Creates a challenge for this browser. It can be answered once, within five minutes. Beyond ten challenges,
 * the oldest is removed.
 *
 * @param accountId account that a passkey is added to; null for using a passkey
 * @returns 43 characters of base64url
 */
export async function giveChallenge(
  { cookies, db, now }: ChallengeContext,
  accountId: string | null,
): Promise<string> {
  const challenge = newToken()
  // Pages of a browser share one cookie, so that concurrent challenges do not replace each other.
  const browser = cookies.read('passkey') ?? newToken()
  const browserHash = digest(browser)
  await commitSoon(db, async (transaction) => {
    await transaction
      .insertInto('passkey_challenges')
      .values({
        challenge_hash: digest(challenge),
        browser_hash: browserHash,
        account_id: accountId,
        expires_at: now + CHALLENGE_LIFETIME_MS,
      })
      .execute()
    const newest = transaction
      .selectFrom('passkey_challenges')
      .select('challenge_hash')
      .where('browser_hash', '=', browserHash)
      .orderBy('expires_at', 'desc')
      .limit(MOST_PER_BROWSER)
    await transaction
      .deleteFrom('passkey_challenges')
      .where('browser_hash', '=', browserHash)
      .where('challenge_hash', 'not in', newest)
      .execute()
  })
  cookies.write('passkey', browser)
  return challenge
}

/** Consumes a challenge. Returns true if it was valid for this browser and purpose. */
export async function takeChallenge(
  { cookies, db, now }: ChallengeContext,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  const browser = cookies.read('passkey')
  if (!browser) return false
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', digest(challenge))
    .where('browser_hash', '=', digest(browser))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}
