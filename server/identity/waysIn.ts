import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import type { OpenIdProvider } from './openIdProviders.ts'
import { passkeysOf } from './passkeys.ts'

/** True if the account has a password. One created with a provider has none until its owner sets one. */
export const hasPassword = ({ password_hash: hash }: Pick<Account, 'password_hash'>) => hash !== ''

interface Parts {
  /** Configured providers; others cannot log in. */
  readonly providers: readonly Pick<OpenIdProvider, 'issuer'>[]
}

/**
 * Counts the ways to log in to an account: its password, each connected provider and each passkey. Call it in
 * the transaction that removes one, with the account locked, and refuse a removal that would leave zero.
 */
export async function countWaysIn(
  transaction: Database,
  account: Pick<Account, 'id' | 'password_hash'>,
  { providers }: Parts,
): Promise<number> {
  const identities = await countIdentities(transaction, account.id, providers)
  const passkeys = await countPasskeys(transaction, account.id)
  return (hasPassword(account) ? 1 : 0) + identities + passkeys
}

async function countIdentities(db: Database, accountId: string, providers: Parts['providers']) {
  if (providers.length === 0) return 0
  const { count } = await db
    .selectFrom('identities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where(
      'issuer',
      'in',
      providers.map(({ issuer }) => issuer),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Number of passkeys of an account. */
export async function countPasskeys(db: Database, accountId: string) {
  const { count } = await passkeysOf(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
