import { contract } from '../../../contract/index.ts'
import { normalizedPassword } from '../../../contract/fields.ts'
import { Refused } from '../../refused.ts'
import { deviceOf, newDevice } from '../../security/devices.ts'
import { commitSoon } from '../../store/commits.ts'
import { findAccount, userOf, type Account } from '../../auth/accounts.ts'
import type { CallContext } from '../shared/context.ts'
import { defineHandler, type Handle } from '../shared/defineHandler.ts'
import { startSession } from '../shared/sessions.ts'
import { authRefusals } from '../../words/auth.ts'
import { sharedRefusals } from '../../words/shared.ts'

const wrong = () => new Refused(authRefusals.wrongPassword)

/**
 * Signs a person in (specification, 7: login). Gives the user. Refused alike, and after the same work, when the
 * address is unknown and when the password is wrong; 404 for a demo account, where a proxy has forwarded the call.
 */
export const login = defineHandler(contract.auth.login, async (context, payload) => {
  const { cookies, keyedHash, limits, passwords, role } = context
  const subject = `${role} ${payload.emailAddress}`
  const device = deviceOf(keyedHash, cookies.read('device'), subject)
  // Known devices have their own queue, so that a flood from the same network does not delay them.
  const own = device ? { ...context, passwords: passwords.inLane(device) } : context
  const user = await limits.login(subject, device, () => enter(own, payload))
  if (!device) cookies.write('device', newDevice(keyedHash, subject))
  return user
})

const enter: Handle<typeof contract.auth.login> = async (context, { emailAddress, password }) => {
  const { db, passwords, role } = context
  const account = await findAccount(db, role, emailAddress)
  if (account) context.auditAccount(account.id)
  // The password of the demo accounts is public.
  if (account?.is_demo === 1 && !context.isDirect())
    throw new Refused(sharedRefusals.unknownCall, { status: 404 })
  const form = await passwords.matchingForm(account?.password_hash, password)
  if (!account || form === undefined) throw wrong()
  const token = await commitSoon(db, async (transaction) => {
    // The password may have changed during verification; the login then fails.
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
  const normal = normalizedPassword(password)
  if (form !== normal || passwords.isOutdated(account.password_hash)) await rehash(context, account, normal)
  context.cookies.write('session', token)
  return userOf(db, account)
}

async function rehash({ db, passwords }: CallContext, account: Account, password: string): Promise<void> {
  const hash = await passwords.hash(password).catch(() => undefined)
  if (!hash) return
  await db
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute()
}
