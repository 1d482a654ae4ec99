import { joinAlerts } from '../../alerts/joinAccount.ts'
import type { Account } from '../../auth/accounts.ts'
import { proveByMail } from '../../companies/proof.ts'
import { endUnprovenAccess } from '../../identity/endUnprovenAccess.ts'
import { requestMail } from '../../mail/request.ts'
import type { Database } from '../../store/schema.ts'
import type { CallContext } from './context.ts'
import { endSessions } from './sessions.ts'

interface Reset {
  /** Account before the reset, locked. */
  readonly account: Account
  readonly passwordHash: string
  /** Stored hash of a session to keep. */
  readonly keptSession?: string | undefined
}

/**
 * Sets the password of an account after proof of its mailbox, and marks its address as verified. Ends its
 * sessions and other reset codes, removes what a stranger may have added before, and informs the owner by
 * email.
 */
export async function resetPassword(
  { now, role }: Pick<CallContext, 'now' | 'role'>,
  transaction: Database,
  { account, keptSession, passwordHash }: Reset,
): Promise<void> {
  await endRecovery(transaction, account.id)
  await endSessions(transaction, account.id, keptSession)
  await endUnprovenAccess(transaction, account)
  await transaction
    .updateTable('accounts')
    .set((row) => ({
      password_hash: passwordHash,
      verified_at: row.fn.coalesce('verified_at', row.val(now)),
    }))
    .where('id', '=', account.id)
    .execute()
  await proveByMail(transaction, account.id, now)
  await joinAlerts(transaction, account.id, now)
  const recipient = account.email_address
  await requestMail(transaction, { kind: 'passwordChanged', role, recipient, now })
}

/** Revokes the permissions and codes to set a password without the current one. */
export async function endRecovery(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .deleteFrom('codes')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset')
    .execute()
  await transaction.deleteFrom('grants').where('account_id', '=', accountId).execute()
  await transaction
    .deleteFrom('one_time_codes')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'recovery')
    .execute()
}
