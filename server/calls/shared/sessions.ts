import { digest, newToken } from '../../security/secrets.ts'
import { announce } from '../../store/changes.ts'
import type { Database } from '../../store/schema.ts'
import type { Account } from '../../auth/accounts.ts'
import { Refused } from '../../refused.ts'
import { deletionRefusals } from '../../words/deletion.ts'
import { sharedRefusals } from '../../words/shared.ts'
import type { CallContext, ClientDevice, Session } from './context.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LONGEST = 90 * DAY
const LONGEST_UNUSED = 30 * DAY
const MOST_PER_ACCOUNT = 20
const ID_LENGTH = 32

/**
 * Starts a session in this browser and ends its previous one, within the transaction that authorized it.
 * Beyond 20 sessions of an account, the oldest end.
 *
 * @returns the token for the cookie; set it after the commit
 * @throws Refused if the account is being erased
 */
export async function startSession(
  { client, now, sessionHash }: CallContext,
  transaction: Database,
  accountId: string,
): Promise<string> {
  const { erase_at: eraseAt } = await transaction
    .selectFrom('accounts')
    .select('erase_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  // Until then, the owner can restore the account.
  if (eraseAt !== null && eraseAt <= now) throw new Refused(deletionRefusals.erased)
  const token = newToken()
  const tokenHash = digest(token)
  if (sessionHash) await endSession(transaction, sessionHash)
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      created_at: now,
      idle_expires_at: now + LONGEST_UNUSED,
      expires_at: now + LONGEST,
      ...client(),
    })
    .execute()
  const others = transaction
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', tokenHash)
  const tooOld = await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', tokenHash)
    .where('token_hash', 'not in', others.orderBy('created_at', 'desc').limit(MOST_PER_ACCOUNT - 1))
    .executeTakeFirst()
  if (tooOld.numDeletedRows > 0) await announce(transaction, { kind: 'access', accountId })
  return token
}

/** Ends a session by its stored hash. Returns its account id, if the session existed. */
export async function endSession(db: Database, tokenHash: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst()
  if (ended) await announce(db, { kind: 'access', accountId: ended.account_id })
  return ended?.account_id
}

/** Open session of an account. Times are in milliseconds since 1970. */
interface OpenSession extends Session, ClientDevice {
  readonly lastUsedAt: number
}

/** Open sessions of an account, last used first. */
export async function openSessionsOf(
  db: Database,
  accountId: string,
  now: number,
): Promise<readonly OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .orderBy('idle_expires_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: sessionId(row.token_hash),
    browser: row.browser ?? '',
    network: row.network ?? '',
    createdAt: row.created_at,
    lastUsedAt: row.idle_expires_at - LONGEST_UNUSED,
  }))
}

/** Ends the session of an account with a public id. Returns the id, if the session existed. */
export async function endSessionOf(db: Database, accountId: string, id: string): Promise<string | undefined> {
  const own = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .execute()
  const ended = own.find((row) => sessionId(row.token_hash) === id)
  if (!ended) return undefined
  await db.deleteFrom('sessions').where('token_hash', '=', ended.token_hash).execute()
  await announce(db, { kind: 'access', accountId })
  return id
}

/** Ends all sessions of an account, except the one with the given stored hash. */
export async function endSessions(db: Database, accountId: string, kept?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(kept !== undefined, (all) => all.where('token_hash', '<>', kept ?? ''))
    .execute()
  await announce(db, { kind: 'access', accountId })
}

/**
 * Requires that the session of the call is still open. Call it with the account locked, before adding a
 * credential, so that an ended session cannot regain access.
 *
 * @throws Refused (401)
 */
export async function requireOpenSession(
  transaction: Database,
  { sessionHash }: Pick<CallContext, 'sessionHash'>,
): Promise<void> {
  const open = await transaction
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', sessionHash ?? '')
    .executeTakeFirst()
  if (!open) throw new Refused(sharedRefusals.sessionEnded, { status: 401 })
}

/** Logged-in account and its session. */
export interface Member {
  readonly account: Account
  readonly session: Session
}

/** Public id of a session: a digest of its stored hash, which it does not reveal. */
export const sessionId = (tokenHash: string) => digest(`session ${tokenHash}`).slice(0, ID_LENGTH)

/**
 * Account and session of a call, in its role. The cookie of an ended session is not removed: it grants
 * nothing, and a late response could otherwise remove the cookie of a newer session.
 */
export async function currentMember({
  auditAccount,
  client,
  db,
  noteIfPossible,
  now,
  role,
  sessionHash,
}: CallContext): Promise<Member | undefined> {
  if (!sessionHash) return undefined
  const found = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['sessions.idle_expires_at', 'sessions.created_at as began_at'])
    .where('token_hash', '=', sessionHash)
    .where('role', '=', role)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return undefined
  auditAccount(found.id)
  const { began_at: createdAt, idle_expires_at: until, ...account } = found
  // Updated at most once an hour, because a write on every call would cost a disk sync.
  if (now + LONGEST_UNUSED - HOUR > until) {
    await noteIfPossible(
      db
        .updateTable('sessions')
        .set({ idle_expires_at: now + LONGEST_UNUSED, network: client().network })
        .where('token_hash', '=', sessionHash)
        .execute(),
    )
  }
  return { account, session: { id: sessionId(sessionHash), createdAt } }
}
