import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { authCalls } from '../../../contract/auth/calls.ts'
import type { User } from '../../../contract/user.ts'
import { Refused } from '../../refused.ts'
import { acceptanceAt } from '../../legal/acceptance.ts'
import { requestMail } from '../../mail/request.ts'
import { findAccount, refuseTellingPassword, type Account } from '../../auth/accounts.ts'
import { joinAlerts } from '../../alerts/joinAccount.ts'
import { isAddressTaken } from '../../identity/addressChanges.ts'
import { foundCompany } from '../../companies/companies.ts'
import type { Database } from '../../store/schema.ts'
import { meetExclusionsOf } from '../../talent/meetExclusions.ts'
import type { CallContext } from './context.ts'
import { enterNewAccount } from './enterAccount.ts'
import { authRefusals } from '../../words/auth.ts'

const known = () => Refused.field('emailAddress', authRefusals.addressTaken)

interface NewAccount {
  readonly person: Pick<User, 'firstName' | 'lastName' | 'emailAddress'>
  readonly provider: Account['provider']
  /** Hash of the password; empty for an account without one. */
  readonly passwordHash: string
  /** True if the address is known to belong to the person. Otherwise a verification email is sent. */
  readonly isVerified: boolean
  /** Company to create, for employers only. */
  readonly companyName?: string | undefined
  /** Requests the verification email; by default with a link to a page of the application. */
  readonly requestProof?: RequestProof | undefined
}

/** Requests the verification email of a new account, in the transaction that creates it. */
export type RequestProof = (transaction: Database, emailAddress: string) => Promise<void>

/**
 * Inserts an account within a transaction.
 *
 * @throws Refused if the address has an account of this role
 */
export async function insertAccount(
  { now, role }: CallContext,
  transaction: Database,
  { companyName, isVerified, passwordHash, person, provider, requestProof }: NewAccount,
): Promise<Account> {
  const requestLink: RequestProof = (sameTransaction, recipient) =>
    requestMail(sameTransaction, { kind: 'verifyAddress', role, recipient, now })
  if (await isAddressTaken(transaction, { role, now, emailAddress: person.emailAddress })) throw known()
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
      provider,
      picture: '',
      password_hash: passwordHash,
      verified_at: isVerified ? now : null,
      created_at: now,
      last_login_at: now,
      ...(await acceptanceAt(transaction, now)),
    })
    .onConflict((conflict) => conflict.columns(['role', 'email_address']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) throw known()
  if (companyName !== undefined) {
    await foundCompany(transaction, { accountId: made.id, name: companyName, now })
    await meetExclusionsOf(transaction, made.id)
  }
  if (isVerified) await joinAlerts(transaction, made.id, now)
  else await (requestProof ?? requestLink)(transaction, person.emailAddress)
  return made
}

/**
 * Creates an account, signs the person in and requests the verification email.
 *
 * @param options.companyName company of an employer, which is created too
 * @throws Refused if the address has an account of this role, and if the password contains the address
 */
export async function createAccount(
  context: CallContext,
  { password, provider, ...person }: v.InferOutput<typeof authCalls.register.payload>,
  { companyName, requestProof }: Pick<NewAccount, 'companyName' | 'requestProof'> = {},
): Promise<User> {
  const { db, wakeOutbox, passwords, role } = context
  refuseTellingPassword(password, person.emailAddress)
  if (await findAccount(db, role, person.emailAddress)) throw known()
  const passwordHash = await passwords.hash(password)
  const user = await enterNewAccount(context, (transaction) =>
    insertAccount(context, transaction, {
      person,
      provider,
      passwordHash,
      isVerified: false,
      companyName,
      requestProof,
    }),
  )
  wakeOutbox()
  return user
}
