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
 * Signs a person in: the one end of every way in, be it by password, passkey or provider. Begins a session, notes the
 * login and names this browser as a device of the account. Where it is a new one, a mail tells the owner.
 *
 * @param known the account as it was found
 * @param prove gives the account within the transaction. Throws `Refused` when what was shown proves it no longer
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
 * Refuses a way into a demo account where a proxy has forwarded the call: the passwords of these accounts are public.
 *
 * @throws Refused (404)
 */
export function refuseForwardedDemo(context: CallContext, account: Account | undefined): void {
  if (account?.is_demo === 1 && !context.isDirect())
    throw new Refused(sharedRefusals.unknownCall, { status: 404 })
}

/** Takes the mail about a new device from the budget of the account. Browsers that keep no cookies are new each time. */
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
 * Signs a person in to an account that is made at the same time. Unlike a login, it is on the disk before it is answered.
 *
 * @param make gives the account within the transaction
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

/** Hands the browser the cookies of who has been signed in. */
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
