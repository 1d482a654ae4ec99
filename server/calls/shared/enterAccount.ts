import type { User } from '../../../contract/user.ts'
import { userOf, type Account } from '../../auth/accounts.ts'
import { requestNewDeviceMail } from '../../mail/newDevice.ts'
import { Refused, RefusedForNow } from '../../refused.ts'
import { deviceOf, newDevice } from '../../security/devices.ts'
import { commitSoon } from '../../store/commits.ts'
import type { Database } from '../../store/schema.ts'
import { sharedRefusals } from '../../words/shared.ts'
import type { CallContext } from './context.ts'
import { startSession } from './sessions.ts'

/**
 * Completes every login, by password, passkey or provider: starts a session, records the login and marks this
 * browser as a device of the account. A new device is reported to the owner by email.
 *
 * @param known account as it was read before
 * @param prove returns the account within the transaction; throws `Refused` if the credentials are no longer
 * valid
 */
export async function enterAccount(
  context: CallContext,
  known: Account,
  prove: (transaction: Database) => Promise<Account>,
): Promise<User> {
  const { client, db, now, wakeOutbox } = context
  const isTold = !(await context.isFamiliar(known)) && (await isMailLeft(context, known))
  const entered = await commitSoon(db, async (transaction) => {
    const account = await prove(transaction)
    await transaction
      .updateTable('accounts')
      .set({ last_login_at: now })
      .where('id', '=', account.id)
      .execute()
    if (isTold) {
      const { email_address: recipient, id: accountId } = account
      await requestNewDeviceMail(transaction, { accountId, recipient, ...client(), at: now })
    }
    return { account, token: await startSession(context, transaction, account.id) }
  })
  if (isTold) wakeOutbox()
  return welcome(context, entered)
}

const isKnownDevice = ({ cookies, keyedHash }: CallContext, account: Account) =>
  deviceOf(keyedHash, cookies.read('device'), account) !== undefined

/**
 * Refuses logins to demo accounts behind a proxy, because their passwords are public.
 *
 * @throws Refused (404)
 */
export function refuseForwardedDemo(context: CallContext, account: Account | undefined): void {
  if (account?.is_demo === 1 && !context.isDirect())
    throw new Refused(sharedRefusals.unknownCall, { status: 404 })
}

/**
 * Takes an email about a new device from the limit of the account. The limit exists because a browser without
 * cookies is a new device each time.
 */
const isMailLeft = ({ limits }: CallContext, { id, is_demo: isDemo }: Account): Promise<boolean> =>
  isDemo === 1
    ? Promise.resolve(false)
    : limits.takeFor('newDeviceMail', id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof RefusedForNow) return false
          throw error
        },
      )

/**
 * Signs a person in to an account created in the same transaction. Unlike a login, it is synced to disk
 * before the response.
 *
 * @param make returns the account within the transaction
 */
export async function enterNewAccount(
  context: CallContext,
  make: (transaction: Database) => Promise<Account>,
): Promise<User> {
  const entered = await context.db.transaction().execute(async (transaction) => {
    const account = await make(transaction)
    return { account, token: await startSession(context, transaction, account.id) }
  })
  return welcome(context, entered)
}

/** Sets the cookies of a signed-in browser. */
function welcome(
  context: CallContext,
  { account, token }: { readonly account: Account; readonly token: string },
): Promise<User> {
  const { auditAccount, cookies, db, keyedHash } = context
  auditAccount(account.id)
  cookies.write('session', token)
  if (!isKnownDevice(context, account)) cookies.write('device', newDevice(keyedHash, account))
  return userOf(db, account)
}
