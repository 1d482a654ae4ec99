import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { User } from '../../../contract/user.ts'
import { joinAlerts } from '../../alerts/joinAccount.ts'
import { lockAccount, type Account } from '../../auth/accounts.ts'
import { applyAddressChange } from '../../calls/identity/confirmEmailAddress.ts'
import { insertAccount } from '../../calls/shared/createAccount.ts'
import { enterAccount, enterNewAccount } from '../../calls/shared/enterAccount.ts'
import { endSessions } from '../../calls/shared/sessions.ts'
import { proveByMail } from '../../companies/proof.ts'
import { pendingChangeOf } from '../../identity/addressChanges.ts'
import { endUnprovenAccess } from '../../identity/endUnprovenAccess.ts'
import { registrationSchema } from '../../mail/oneTimeCodes.ts'
import { Refused } from '../../refused.ts'
import { isDuplicate } from '../../store/errors.ts'
import type { Database } from '../../store/schema.ts'
import type { OneTimeCodesTable } from '../../store/schema/hosted.ts'
import { authRefusals } from '../../words/auth.ts'
import type { HostedContext } from '../hostedContext.ts'
import { begunIn } from './token.ts'

export type OneTimeCode = Selectable<OneTimeCodesTable>

export const codeIsSpent = () => new Refused(authRefusals.codeExpired)

/** Time during which a session from a recovery code may set a password without the current one. */
const GRANT_LASTS = 15 * 60_000

/**
 * Consumes a code and performs its purpose. Starts a session, with two exceptions: a change of address, which
 * the owner of another mailbox may have confirmed; and a signup whose code may have been requested by another
 * person.
 *
 * @param context in the role of the code
 * @param options.isSamePerson true if the client that requested the code receives the session
 * @returns the account id
 * @throws Refused if the code was used in the meantime, or is for nobody
 */
export async function redeemCode(
  context: HostedContext,
  code: OneTimeCode,
  { isSamePerson }: { readonly isSamePerson: boolean },
): Promise<string> {
  const { call } = context
  if (code.account_id === null) return (await register(context, code)).id
  const account = await accountOf(call.db, code)
  call.auditAccount(account.id)
  if (code.purpose === 'email_change') await confirmAddress(context, code, account)
  else if (code.purpose === 'signup' && !isSamePerson)
    await call.db.transaction().execute((transaction) => proveSignup(context, transaction, code))
  else await logIn(context, code, account)
  return account.id
}

async function accountOf(db: Database, { account_id: id }: OneTimeCode): Promise<Account> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (!account) throw codeIsSpent()
  return account
}

/** Locks the account of a code and consumes the code, within the transaction that performs its purpose. */
async function takeWithAccount(transaction: Database, code: OneTimeCode): Promise<Account> {
  const account = await lockAccount(transaction, code.account_id ?? '')
  await take(transaction, code)
  if (!account) throw codeIsSpent()
  return account
}

async function take(transaction: Database, { id }: OneTimeCode): Promise<void> {
  const used = await transaction
    .deleteFrom('one_time_codes')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw codeIsSpent()
}

async function logIn(context: HostedContext, code: OneTimeCode, known: Account): Promise<void> {
  const { call } = context
  const prove = code.purpose === 'signup' ? proveSignup : proveMailbox
  await enterAccount(call, known, (transaction) => prove(context, transaction, code))
  if (code.purpose !== 'recovery') return
  await call.db
    .insertInto('grants')
    .values({
      browser_hash: begunIn(context),
      account_id: known.id,
      code_hash: code.link_hash,
      expires_at: call.now + GRANT_LASTS,
    })
    .execute()
}

async function proveSignup(
  context: HostedContext,
  transaction: Database,
  code: OneTimeCode,
): Promise<Account> {
  return verified(context, transaction, await takeWithAccount(transaction, code))
}

/**
 * Gives access to the owner of the mailbox. A stranger may have created the account with this address: if it
 * was unverified until now, password, sessions, passkeys and providers are removed.
 */
async function proveMailbox(
  context: HostedContext,
  transaction: Database,
  code: OneTimeCode,
): Promise<Account> {
  const account = await takeWithAccount(transaction, code)
  if (account.verified_at === null) {
    await endSessions(transaction, account.id)
    await endUnprovenAccess(transaction, account)
    await transaction
      .updateTable('accounts')
      .set({ password_hash: '' })
      .where('id', '=', account.id)
      .execute()
  }
  return verified(context, transaction, account)
}

async function verified(
  { call: { now } }: HostedContext,
  transaction: Database,
  { id }: Account,
): Promise<Account> {
  const account = await transaction
    .updateTable('accounts')
    .set((row) => ({ verified_at: row.fn.coalesce('verified_at', row.val(now)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await proveByMail(transaction, id, now)
  await joinAlerts(transaction, id, now)
  return account
}

async function confirmAddress({ call }: HostedContext, code: OneTimeCode, { id }: Account): Promise<void> {
  const confirm = call.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id)
    await take(transaction, code)
    const change = await pendingChangeOf(transaction, id, call.now)
    if (change?.email_address !== code.email_address) throw codeIsSpent()
    await applyAddressChange(call, transaction, {
      id: change.id,
      account_id: id,
      emailAddress: code.email_address,
    })
  })
  await confirm.catch((error: unknown) => {
    // The address was registered concurrently.
    throw isDuplicate(error) ? codeIsSpent() : error
  })
  call.wakeOutbox()
}

const storedPerson = v.pipe(v.string(), v.parseJson(), registrationSchema)

async function register({ call }: HostedContext, code: OneTimeCode): Promise<User> {
  if (code.person === null) throw codeIsSpent()
  const { companyName, firstName, lastName } = v.parse(storedPerson, code.person)
  for (const rule of ['register', 'registerDaily'] as const) await call.limits.take(rule, 'register')
  return enterNewAccount(call, async (transaction) => {
    await take(transaction, code)
    const account = await insertAccount(call, transaction, {
      person: { firstName, lastName, emailAddress: code.email_address },
      provider: 'email',
      passwordHash: '',
      isVerified: true,
      companyName,
    })
    await proveByMail(transaction, account.id, call.now)
    return account
  })
}
