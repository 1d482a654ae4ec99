import type { Role } from '../../contract/roles.ts'
import { findAccount } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'

const HOUR = 3_600_000

/** Lifetime of a link, in milliseconds. */
export const addressChangeLasts = { confirm: 24 * HOUR, undo: 72 * HOUR } as const

interface RequestedChange {
  readonly role: Role
  /** Canonical address. */
  readonly emailAddress: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * True if an account of the role has an address, or its previous owner can still revert a change.
 *
 * @param accountId account to exclude from the check
 */
export async function isAddressTaken(
  db: Database,
  { emailAddress, now, role }: RequestedChange,
  accountId = '',
): Promise<boolean> {
  // Order matters: a change confirmed between the two queries is found by the second.
  const account = await findAccount(db, role, emailAddress)
  if (account && account.id !== accountId) return true
  const reserved = await db
    .selectFrom('address_changes')
    .innerJoin('accounts', 'accounts.id', 'address_changes.account_id')
    .select('address_changes.id')
    .where('purpose', '=', 'undo')
    .where('address_changes.email_address', '=', emailAddress)
    .where('role', '=', role)
    .where('account_id', '<>', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return reserved !== undefined
}

/** Pending change of address, if it has not expired. */
export const pendingChangeOf = (db: Database, accountId: string, now: number) =>
  db
    .selectFrom('address_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .executeTakeFirst()
