import type { PayloadOf } from '../../../contract/call.ts'
import { contract } from '../../../contract/index.ts'
import { normalizedPassword } from '../../../contract/fields.ts'
import type { User } from '../../../contract/user.ts'
import { Refused } from '../../refused.ts'
import { findAccount, lockAccount, type Account } from '../../auth/accounts.ts'
import type { Database } from '../../store/schema.ts'
import type { CallContext } from '../shared/context.ts'
import { deviceOf } from '../../security/devices.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { enterAccount, refuseForwardedDemo } from '../shared/enterAccount.ts'
import { authRefusals } from '../../words/auth.ts'

const wrong = () => new Refused(authRefusals.wrongPassword)

type Credentials = PayloadOf<typeof contract.auth.login>

/** Additional work in the transaction of a login. */
type Joining = (transaction: Database, account: Account) => Promise<void>

/**
 * Logs in with a password (specification, 7: login). Returns the user.
 *
 * @throws Refused identically, and after the same work, for an unknown address, an account without a password
 * and a wrong password; Refused (404) for a demo account behind a proxy
 */
export const login = defineHandler(contract.auth.login, (context, payload) =>
  logInWithPassword(context, payload),
)

/** Logs in with a password, subject to the limits on attempts. Returns the user. */
export async function logInWithPassword(
  context: CallContext,
  { emailAddress, password }: Credentials,
  joining: Joining = async () => {},
): Promise<User> {
  const { cookies, db, keyedHash, limits, passwords, role } = context
  const account = await findAccount(db, role, emailAddress)
  const device = deviceOf(keyedHash, cookies.read('device'), account)
  // Known devices have their own queue, so that an attack from the same network does not delay them.
  const own = device ? { ...context, passwords: passwords.inLane(device) } : context
  return limits.login(`${role} ${emailAddress}`, device, () => enter(own, account, password, joining))
}

async function enter(
  context: CallContext,
  account: Account | undefined,
  password: string,
  joining: Joining,
): Promise<User> {
  const { passwords } = context
  if (account) context.auditAccount(account.id)
  refuseForwardedDemo(context, account)
  const form = await passwords.matchingForm(account?.password_hash, password)
  if (!account || form === undefined) throw wrong()
  const user = await enterAccount(context, account, async (transaction) => {
    const current = await lockAccount(transaction, account.id)
    // The login fails if the password was changed during verification.
    if (current?.password_hash !== account.password_hash) throw wrong()
    await joining(transaction, current)
    return current
  })
  const normal = normalizedPassword(password)
  if (form !== normal || passwords.isOutdated(account.password_hash)) await rehash(context, account, normal)
  return user
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
