import { contract } from '../../../contract/index.ts'
import { Refused } from '../../refused.ts'
import { isDuplicate } from '../../store/errors.ts'
import { indexProfile } from '../../talent/indexing.ts'
import { userOf, type Account } from '../../auth/accounts.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { authRefusals } from '../../words/auth.ts'

// Names that would read as the product speaking, or as one of its addresses.
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

/** A name as a user name could imitate it. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const taken = () => Refused.field('userName', authRefusals.userNameTaken)

/**
 * Changes the names of the signed-in account (specification, 7: update-profile). Returns the updated user. Refused when
 * the user name is taken or reserved.
 */
export const updateProfile = defineHandler(
  contract.profile.updateProfile,
  async (context, { firstName, lastName, userName }) =>
    userOf(context.db, await changeNames(context, { firstName, lastName, userName })),
)

interface Names {
  readonly firstName: string
  readonly lastName: string
  /** Undefined leaves it as it is. */
  readonly userName?: string | undefined
}

/**
 * Changes the names of an account. Returns it.
 *
 * @throws Refused at the field `userName` when it is taken or reserved
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

// A concurrent request may have taken the name.
const refuseDuplicate = (error: unknown) => {
  throw isDuplicate(error) ? taken() : error
}
