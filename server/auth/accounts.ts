import type { Selectable } from 'kysely'
import type { Role } from '../../contract/roles.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { User } from '../../contract/user.ts'
import type { Database } from '../store/schema.ts'
import type { AccountsTable } from '../store/schema/accounts.ts'
import { companyOf } from '../companies/companies.ts'
import { termsToAccept } from '../legal/acceptance.ts'
import { Refused } from '../refused.ts'
import { forShare, forUpdate } from '../store/locks.ts'
import { deletionRefusals } from '../words/deletion.ts'
import { authRefusals } from '../words/auth.ts'

export type Account = Selectable<AccountsTable>

const SHORTEST_TELLING_NAME = 5

/**
 * User in responses (specification, 3): eleven fields, the company of an employer, and terms to be accepted.
 * Fields that the readable cookie does not need are empty.
 */
export async function userOf(db: Database, account: Account): Promise<User> {
  const company = account.role === 'employer' ? await companyOf(db, account.id) : undefined
  const asked = await termsToAccept(db, account)
  return {
    id: account.id,
    firstName: account.first_name,
    lastName: account.last_name,
    emailAddress: account.email_address,
    provider: account.provider,
    isVerified: account.verified_at !== null,
    picture: account.picture,
    ipAddress: '',
    createdOn: new Date(account.created_at).toISOString(),
    dateOfBirth: '',
    userName: account.user_name,
    ...(account.erase_at !== null && { erasedOn: dayOf(account.erase_at) }),
    ...(asked !== undefined && { termsToAccept: asked }),
    ...(company && {
      company: {
        name: company.name,
        website: company.website,
        about: company.about,
        slug: company.slug,
        ...(company.logo && { logo: company.logo }),
        revision: company.revision,
      },
    }),
  }
}

/** Account of a role by its canonical address; undefined if none exists. */
export const findAccount = (db: Database, role: Role, emailAddress: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('role', '=', role)
    .where('email_address', '=', emailAddress)
    .executeTakeFirst()

/**
 * Locks an account until the transaction ends. Lock order, to avoid deadlocks: account, posting, company,
 * then applications and introductions.
 */
export const lockAccount = (transaction: Database, id: string): Promise<Account | undefined> =>
  transaction
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/**
 * Requires that an account is not deleted, and locks it, so that a concurrent deletion waits until the
 * transaction ends.
 *
 * @throws Refused (403) if it is deleted
 */
export async function requireActiveAccount(transaction: Database, id: string): Promise<void> {
  const { erase_at: eraseAt } = await transaction
    .selectFrom('accounts')
    .select('erase_at')
    .where('id', '=', id)
    .modifyEnd(forShare(transaction))
    .executeTakeFirstOrThrow()
  if (eraseAt !== null) throw new Refused(deletionRefusals.deleted, { status: 403 })
}

/**
 * Refuses a password that contains the local part of the account's address, the first guess of an attacker.
 * Local parts of up to four letters are ignored.
 *
 * @throws Refused at the field `password`
 */
export function refuseTellingPassword(password: string, emailAddress: string): void {
  const name = emailAddress.slice(0, emailAddress.lastIndexOf('@'))
  if (name.length >= SHORTEST_TELLING_NAME && password.toLowerCase().includes(name)) {
    throw Refused.field('password', authRefusals.passwordHasAddress)
  }
}
