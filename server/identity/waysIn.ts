import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import type { OpenIdProvider } from './openIdProviders.ts'
import { passkeysOf } from './passkeys.ts'

/** An account that was created with a provider has no password until its owner creates one. */
export const hasPassword = ({ password_hash: hash }: Pick<Account, 'password_hash'>) => hash !== ''

interface Parts {
  /** Providers that the settings name; others let nobody in. */
  readonly providers: readonly Pick<OpenIdProvider, 'issuer'>[]
}

/**
 * Counts the ways to log in to an account: its password, each connected provider and each passkey. Call it in the
 * transaction that takes one away, with the account locked, and take none away that would leave zero.
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

/** Counts the passkeys of an account. */
export async function countPasskeys(db: Database, accountId: string) {
  const { count } = await passkeysOf(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
