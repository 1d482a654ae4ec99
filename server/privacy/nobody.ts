import type { Database } from '../store/schema.ts'

/**
 * Account id that is also used as address. It is not a valid address, so nobody can register it or log in.
 */
const id = 'nobody'
/** Latest time of a `Date`, in milliseconds since 1970, so that the account never counts as unused. */
const NEVER = 8.64e15

/**
 * Placeholder account that anonymized rows refer to, so that they can stay when the real account is erased.
 * Created on first use.
 *
 * @returns its id
 */
export async function nobody(transaction: Database): Promise<string> {
  await transaction
    .insertInto('accounts')
    .values({
      id,
      role: 'candidate',
      email_address: id,
      first_name: '',
      last_name: '',
      user_name: '',
      user_name_canonical: null,
      provider: 'email',
      picture: '',
      password_hash: '',
      verified_at: NEVER,
      created_at: NEVER,
      last_login_at: NEVER,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}
