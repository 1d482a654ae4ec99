import { requestMail } from '../../mail/request.ts'
import { digest } from '../../security/secrets.ts'
import { refuseTellingPassword, userOf, type Account } from '../shared/accounts.ts'
import type { CallContext, Handler } from '../shared/context.ts'
import { Refused } from '../../http/refused.ts'
import { isDuplicate } from '../../store/errors.ts'
import { requireAccount } from '../shared/sessions.ts'

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

const taken = () => Refused.field('userName', 'This user name is taken. Please choose another one.')

const wrong = () =>
  Refused.field('currentPassword', 'This is not your current password. Try again, or reset your password.')

/**
 * Changes the names of who is signed in (specification, 7: update-profile). Gives the updated user. Refused when
 * nobody is signed in (401), when the id is not theirs (403), and when the user name is taken or reserved.
 */
export const updateProfile: Handler<'updateProfile'> = async (context, payload) => {
  const account = await requireOwnAccount(context, payload.id)
  const canonical = payload.userName.toLowerCase()
  if (RESERVED.has(canonical) || canonical === lettersOf(context.brand)) throw taken()
  const update = context.db.transaction().execute(async (transaction) => {
    const other = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', context.role)
      .where('user_name_canonical', '=', canonical)
      .where('id', '<>', account.id)
      .executeTakeFirst()
    if (other) throw taken()
    const updated = await transaction
      .updateTable('accounts')
      .set({
        first_name: payload.firstName,
        last_name: payload.lastName,
        user_name: payload.userName,
        user_name_canonical: canonical,
      })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return userOf(updated)
  })
  return update.catch(refuseDuplicate)
}

/**
 * Changes what an employer says of the company. Gives the updated user. Refused when nobody is signed in (401), and
 * when the id is not theirs (403).
 */
export const updateCompany: Handler<'updateCompany'> = async (context, payload) => {
  const account = await requireOwnAccount(context, payload.id)
  const updated = await context.db
    .updateTable('accounts')
    .set({
      company_name: payload.companyName,
      company_website: payload.companyWebsite,
      company_about: payload.companyAbout,
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return userOf(updated)
}

async function requireOwnAccount(context: CallContext, id: string): Promise<Account> {
  const account = await requireAccount(context)
  if (id === account.id) return account
  throw new Refused('You are logged in with another account. Please reload the page.', { status: 403 })
}

// Who asked for the same name at the same moment may have been quicker.
const refuseDuplicate = (error: unknown) => {
  throw isDuplicate(error) ? taken() : error
}

/**
 * Changes the password of who is signed in, ends the account's other sessions and tells its owner by mail. Refused
 * when nobody is signed in (401) and when the current password is wrong.
 */
export const changePassword: Handler<'changePassword'> = async (context, payload) => {
  const { cookies, db, limits, mailWaits, now, passwords, role } = context
  const account = await requireAccount(context)
  await limits.guess('wrongPassword', account.id, async () => {
    if (!(await passwords.verify(account.password_hash, payload.currentPassword))) throw wrong()
  })
  refuseTellingPassword(payload.password, account.email_address)
  const passwordHash = await passwords.hash(payload.password)
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw wrong()
    await transaction
      .deleteFrom('sessions')
      .where('account_id', '=', account.id)
      .where('token_hash', '<>', digest(cookies.read('session') ?? ''))
      .execute()
    await transaction
      .deleteFrom('codes')
      .where('account_id', '=', account.id)
      .where('purpose', '=', 'reset')
      .execute()
    await requestMail(transaction, {
      kind: 'passwordChanged',
      role,
      recipient: account.email_address,
      now,
    })
  })
  mailWaits()
}
