import { Refused } from '../../http/refused.ts'
import { findAccount, userOf, type Account } from '../shared/accounts.ts'
import type { CallContext, Handler } from '../shared/context.ts'
import { startSession } from '../shared/sessions.ts'

const wrong = () =>
  new Refused('The email address or the password is not right. Try again, or reset your password.')

/**
 * Signs a person in (specification, 7: login). Gives the user. Refused alike, and after the same work, when the
 * address is unknown and when the password is wrong.
 */
export const login: Handler<'login'> = (context, payload) =>
  context.limits.guess('wrongPassword', `${context.role} ${payload.emailAddress}`, () =>
    enter(context, payload),
  )

const enter: Handler<'login'> = async (context, { emailAddress, password }) => {
  const { db, passwords, role } = context
  const account = await findAccount(db, role, emailAddress)
  if (account) context.auditAccount(account.id)
  const matches = await passwords.verify(account?.password_hash, password)
  if (!account || !matches) throw wrong()
  const token = await db.transaction().execute(async (transaction) => {
    // The password may have been changed while it was being verified; what was verified no longer counts then.
    const current = await transaction
      .updateTable('accounts')
      .set({ last_login_at: context.now })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!current) throw wrong()
    return startSession(context, transaction, account.id)
  })
  if (passwords.isOutdated(account.password_hash)) await strengthen(context, account, password)
  context.cookies.write('session', token)
  return userOf(db, account)
}

async function strengthen({ db, passwords }: CallContext, account: Account, password: string): Promise<void> {
  const hash = await passwords.hash(password).catch(() => undefined)
  if (!hash) return
  await db
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute()
}
