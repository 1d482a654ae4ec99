import type { ProofWays } from '../../contract/identity/proof.ts'
import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import { isFresh } from './fresh.ts'
import { countPasskeys, hasPassword } from './waysIn.ts'

interface Member {
  readonly account: Account
  readonly session: { readonly createdAt: number }
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Available methods of re-authentication of the caller. */
export const proofWaysOf = async ({ account, db, now, session }: Member): Promise<ProofWays> => ({
  password: hasPassword(account),
  passkey: (await countPasskeys(db, account.id)) > 0,
  recentLogin: isFresh(session, now),
})
