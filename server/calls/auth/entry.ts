import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '../../../contract/calls.ts'
import type { User } from '../../../contract/user.ts'
import { requestMail } from '../../mail/request.ts'
import { findAccount, lockAccount, refuseTellingPassword, userOf, type Account } from '../shared/accounts.ts'
import type { CallContext, Handler } from '../shared/context.ts'
import { Refused } from '../../http/refused.ts'
import { currentAccount, endSession, startSession } from '../shared/sessions.ts'

const wrong = () =>
  new Refused('The email address or the password is not right. Try again, or reset your password.')

const known = () =>
  Refused.field(
    'emailAddress',
    'There is an account with this email address. Log in, or reset your password if you do not know it.',
  )

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
  const matches = await passwords.verify(account?.password_hash, password)
  if (!account || !matches) throw wrong()
  const token = await db.transaction().execute(async (transaction) => {
    // The password may have been changed while it was being verified; what was verified no longer counts then.
    const current = await lockAccount(transaction, account.id)
    if (current?.password_hash !== account.password_hash) throw wrong()
    return startSession(context, transaction, account.id)
  })
  if (passwords.isOutdated(account.password_hash)) await strengthen(context, account, password)
  context.concerns(account.id)
  context.cookies.write('session', token)
  return userOf(account)
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

/**
 * Makes an account, signs the person in and mails the link that verifies the address (specification, 7: register).
 * Gives the user. Refused when the address has an account.
 */
export const register: Handler<'register'> = (context, person) => createAccount(context, person, '')

/** As `register`, for an employer, whose company has a name. */
export const registerEmployer: Handler<'registerEmployer'> = (context, { companyName, ...person }) =>
  createAccount(context, person, companyName)

async function createAccount(
  context: CallContext,
  { password, ...person }: PayloadOf<'register'>,
  companyName: string,
): Promise<User> {
  const { db, mailWaits, now, passwords, role } = context
  refuseTellingPassword(password, person.emailAddress)
  if (await findAccount(db, role, person.emailAddress)) throw known()
  const passwordHash = await passwords.hash(password)
  const { account, token } = await db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('accounts')
      .values({
        id: randomUUID(),
        role,
        email_address: person.emailAddress,
        first_name: person.firstName,
        last_name: person.lastName,
        user_name: '',
        user_name_canonical: null,
        provider: person.provider,
        picture: '',
        password_hash: passwordHash,
        verified_at: null,
        created_at: now,
        company_name: companyName,
        company_website: '',
        company_about: '',
      })
      .onConflict((conflict) => conflict.columns(['role', 'email_address']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!made) throw known()
    await requestMail(transaction, { kind: 'verifyAddress', role, recipient: person.emailAddress, now })
    return { account: made, token: await startSession(context, transaction, made.id) }
  })
  mailWaits()
  context.concerns(account.id)
  context.cookies.write('session', token)
  return userOf(account)
}

/** Ends the session of this browser, if there is one. */
export const logout: Handler<'logout'> = async ({ cookies, db }) => {
  const token = cookies.read('session')
  if (token) await endSession(db, token)
  cookies.remove('session')
  cookies.remove('grant')
}

/** Gives the user who is signed in in this browser, or null. */
export const session: Handler<'session'> = async (context) => {
  const account = await currentAccount(context)
  return account ? userOf(account) : null
}
