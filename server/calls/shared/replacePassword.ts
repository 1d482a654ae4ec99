import { refuseTellingPassword } from '../../auth/accounts.ts'
import { requestMail } from '../../mail/request.ts'
import type { Refused } from '../../refused.ts'
import type { MemberContext } from './context.ts'
import { endRecovery } from './resetPassword.ts'
import { endSessions, startSession } from './sessions.ts'

interface Replacement {
  readonly password: string
  /** Email that informs the owner. */
  readonly mail: 'passwordChanged' | 'passwordSet'
  /** Creates the error for a password that was replaced concurrently. */
  readonly overtaken: () => Refused
}

/**
 * Replaces the password of the caller. Ends all sessions and reset links, starts a new session in this
 * browser, and informs the owner by email. A client without cookies keeps its session.
 *
 * @throws Refused at the field `password` if it contains the address
 */
export async function replacePassword(
  context: MemberContext,
  { mail, overtaken, password }: Replacement,
): Promise<void> {
  const { account, cookies, db, keepsSession, now, passwords, role, sessionHash, wakeOutbox } = context
  refuseTellingPassword(password, account.email_address)
  const passwordHash = await passwords.hash(password)
  const token = await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw overtaken()
    await endSessions(transaction, account.id, keepsSession ? sessionHash : undefined)
    await endRecovery(transaction, account.id)
    await requestMail(transaction, { kind: mail, role, recipient: account.email_address, now })
    return keepsSession ? undefined : startSession(context, transaction, account.id)
  })
  wakeOutbox()
  if (token !== undefined) cookies.write('session', token)
}
