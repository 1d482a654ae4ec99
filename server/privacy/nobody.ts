import type { Database } from '../store/schema.ts'

/** No address is written so: nobody can log in to it, or register it. */
const id = 'nobody'
/** Latest time of a `Date`, in milliseconds since 1970: the account is never unused for too long. */
const NEVER = 8.64e15

/**
 * The account that tombstones belong to, which is of no person: what refers to an account can stay when that is erased.
 * Made with the first tombstone.
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
