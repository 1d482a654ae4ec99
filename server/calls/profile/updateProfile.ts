import { contract } from '../../../contract/index.ts'
import { Refused } from '../../refused.ts'
import { isDuplicate } from '../../store/errors.ts'
import { indexProfile } from '../../talent/indexing.ts'
import { userOf, type Account } from '../../auth/accounts.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { authRefusals } from '../../words/auth.ts'

// Reserved usernames, which would read as the product or as one of its paths.
const RESERVED = new Set([
  'account',
  'administrator',
  'candidate',
  'candidates',
  'employer',
  'employers',
  'features',
  'moderator',
  'official',
  'postmaster',
  'pricing',
  'profile',
  'register',
  'resources',
  'resumes',
  'security',
  'settings',
  'support',
  'sysadmin',
  'undefined',
  'webmaster',
])

/** Letters and digits of a name, to compare usernames that imitate it. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const taken = () => Refused.field('userName', authRefusals.userNameTaken)

/**
 * Changes the names of the caller (specification, 7: update-profile). Returns the updated user.
 *
 * @throws Refused if the username is taken or reserved
 */
export const updateProfile = defineHandler(
  contract.profile.updateProfile,
  async (context, { firstName, lastName, userName }) =>
    userOf(context.db, await changeNames(context, { firstName, lastName, userName })),
)

interface Names {
  readonly firstName: string
  readonly lastName: string
  /** New username; undefined to keep the present one. */
  readonly userName?: string | undefined
}

/**
 * Changes the names of an account. Returns the account.
 *
 * @throws Refused at the field `userName` if it is taken or reserved
 */
export async function changeNames(
  { account, brand, db, role }: MemberContext,
  { firstName, lastName, userName }: Names,
): Promise<Account> {
  const canonical = userName?.toLowerCase()
  if (canonical !== undefined && (RESERVED.has(canonical) || canonical === lettersOf(brand))) throw taken()
  const update = db.transaction().execute(async (transaction) => {
    if (canonical !== undefined) {
      const other = await transaction
        .selectFrom('accounts')
        .select('id')
        .where('role', '=', role)
        .where('user_name_canonical', '=', canonical)
        .where('id', '<>', account.id)
        .executeTakeFirst()
      if (other) throw taken()
    }
    const updated = await transaction
      .updateTable('accounts')
      .set({
        first_name: firstName,
        last_name: lastName,
        ...(userName !== undefined && { user_name: userName, user_name_canonical: userName.toLowerCase() }),
      })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await indexProfile(transaction, account.id)
    return updated
  })
  return update.catch(refuseDuplicate)
}

// A concurrent request may have taken the username.
const refuseDuplicate = (error: unknown) => {
  throw isDuplicate(error) ? taken() : error
}
