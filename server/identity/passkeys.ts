import type { Selectable } from 'kysely'
import type { Passkey } from '../../contract/identity/passkeys.ts'
import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import type { PasskeysTable } from '../store/schema/passkeys.ts'

export type PasskeyRow = Selectable<PasskeysTable>

/** Query of the passkeys of an account. */
export const passkeysOf = (db: Database, accountId: string) =>
  db.selectFrom('passkeys').where('account_id', '=', accountId)

/** A passkey in responses. */
export const shownPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
})

/** Passkeys of an account as credential descriptors, to allow or exclude them in a browser. */
export async function descriptorsOf(db: Database, accountId: string) {
  const rows = await passkeysOf(db, accountId).select(['credential_id', 'transports']).execute()
  return rows.map((row) => ({
    id: row.credential_id,
    type: 'public-key' as const,
    transports: row.transports.split(',').filter(Boolean),
  }))
}

/**
 * User handle, by which authenticators group the passkeys of an account: base64url of the account id, which
 * contains no personal data.
 */
export const userHandleOf = ({ id }: Pick<Account, 'id'>) => Buffer.from(id).toString('base64url')

/**
 * Records the use of a passkey.
 *
 * @returns false if it was removed or used concurrently
 */
export async function notePasskeyUse(
  transaction: Database,
  passkey: PasskeyRow,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
