import { contract } from '../../../contract/index.ts'
import { Refused } from '../../refused.ts'
import { requestMail } from '../../mail/request.ts'
import { refuseTellingPassword } from '../../auth/accounts.ts'
import { requirePassword } from '../../identity/proof.ts'
import { hasPassword } from '../../identity/waysIn.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { endSessions, startSession } from '../shared/sessions.ts'
import { authRefusals } from '../../words/auth.ts'

const wrong = () => Refused.field('currentPassword', authRefusals.wrongCurrentPassword)

/**
 * Changes the password of who is signed in, ends every session of the account, begins a new one in this browser and
 * tells the account's owner by mail. Refused when the current password is wrong, and when there is none yet.
 */
export const changePassword = defineHandler(contract.profile.changePassword, async (context, payload) => {
  const { account, cookies, db, wakeOutbox, now, passwords, role } = context
  if (!hasPassword(account)) throw new Refused(authRefusals.noPassword)
  await requirePassword(context, account, payload.currentPassword, {
    field: 'currentPassword',
    message: authRefusals.wrongCurrentPassword,
  })
  refuseTellingPassword(payload.password, account.email_address)
  const passwordHash = await passwords.hash(payload.password)
  const token = await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw wrong()
    await endSessions(transaction, account.id)
    await transaction
      .deleteFrom('codes')
      .where('account_id', '=', account.id)
      .where('purpose', '=', 'reset')
      .execute()
    await requestMail(transaction, {
      kind: 'passwordChanged',
      role,
      recipient: account.email_address,
      now,
    })
    return startSession(context, transaction, account.id)
  })
  wakeOutbox()
  cookies.write('session', token)
})
