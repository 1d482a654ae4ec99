import type * as v from 'valibot'
import { authForms } from '../../../contract/auth/forms.ts'
import type { hostedAuthCalls } from '../../../contract/hosted/authCalls.ts'
import { emailAddressForms } from '../../../contract/identity/emailAddress.ts'
import { profileForms } from '../../../contract/profile/forms.ts'
import { strictObject } from '../../../contract/schemas/shapes.ts'
import { requestAddressChange } from '../../calls/identity/changeEmailAddress.ts'
import { setPassword } from '../../calls/identity/setPassword.ts'
import { changePassword } from '../../calls/profile/changePassword.ts'
import { changeNames } from '../../calls/profile/updateProfile.ts'
import { callerOf, contextFor } from '../../calls/shared/access.ts'
import type { MemberContext } from '../../calls/shared/context.ts'
import { lockAccount, refuseTellingPassword } from '../../auth/accounts.ts'
import { resetPassword } from '../../calls/shared/resetPassword.ts'
import { requireOpenSession } from '../../calls/shared/sessions.ts'
import { requestOneTimeCode } from '../../mail/oneTimeCodes.ts'
import type { Database } from '../../store/schema.ts'
import { parsed } from '../../http/payload.ts'
import { hasPassword } from '../../identity/waysIn.ts'
import { ownObject, Refused } from '../../refused.ts'
import { identityRefusals } from '../../words/identity.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { hostedUserOf } from './hostedUser.ts'
import { codeRequest } from './requestCodes.ts'
import { refuseUnsupported, settingPassword } from './refusals.ts'

type Payload = v.InferOutput<NonNullable<typeof hostedAuthCalls.updateUser.payload>>

const { firstName, lastName, userName } = profileForms.profile
const namesSchema = strictObject({ firstName, lastName })
const userNameSchema = strictObject({ userName })
const passwordSchema = strictObject(authForms.createPassword)
const addressSchema = strictObject({ emailAddress: emailAddressForms.changeEmailAddress.emailAddress })

/**
 * Changes the account of the session. All values are validated before any is changed.
 *
 * A new password keeps this session and ends all others. A new password or address requires
 * `current_password`, or a login within the last ten minutes if the account has no password. The address
 * changes once the new one is confirmed by email.
 */
export async function updateUser(context: HostedContext, payload: Payload): Promise<Response> {
  refuseUnsupported(payload)
  const member = await contextFor.session(callerOf(context.call))
  const { data, email, password } = payload
  const currentPassword = payload.current_password ?? undefined
  const names = data ? namesIn(member, data) : undefined
  const changed = password
    ? await settingPassword(password, async () => parsed(passwordSchema, { password }).password)
    : undefined
  const emailAddress = email ? parsed(addressSchema, { emailAddress: email }).emailAddress : undefined
  if (names) {
    await take(member, 'updateProfile')
    await changeNames(member, names)
  }
  // Before the password change, because it checks the password that is still current.
  if (emailAddress !== undefined) {
    const request = await codeRequest(context, 'email_change', payload)
    const requestProof = (transaction: Database) =>
      requestOneTimeCode(transaction, { ...request, recipient: member.account.email_address }, member.now)
    await changeAddress(member, { emailAddress, currentPassword, requestProof })
  }
  if (changed !== undefined) await changeOwnPassword(member, { password: changed, currentPassword })
  const account = await member.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', member.account.id)
    .executeTakeFirstOrThrow()
  return context.c.json({
    ...(await hostedUserOf(member.db, account)),
    ...(emailAddress !== undefined && { new_email: emailAddress }),
  })
}

/** Counts a change towards the same limit as the equivalent call of the application. */
async function take(
  { account, limits }: MemberContext,
  rule: 'updateProfile' | 'changePassword' | 'changeEmailAddress',
): Promise<void> {
  await limits.take(rule, rule)
  if (rule !== 'changePassword') await limits.takeFor(rule, `${rule} ${account.id}`)
}

/** New names; fields that the data omits keep their values. */
function namesIn({ account }: MemberContext, data: NonNullable<Payload['data']>) {
  if (data.firstName === undefined && data.lastName === undefined && data.userName === undefined)
    return undefined
  const names = parsed(namesSchema, {
    firstName: data.firstName ?? account.first_name,
    lastName: data.lastName ?? account.last_name,
  })
  return data.userName === undefined
    ? names
    : { ...names, ...parsed(userNameSchema, { userName: data.userName }) }
}

interface Proven {
  readonly currentPassword: string | undefined
}

interface NewAddress {
  readonly emailAddress: string
  readonly requestProof: (transaction: Database) => Promise<void>
}

async function changeAddress(
  member: MemberContext,
  { currentPassword, emailAddress, requestProof }: Proven & NewAddress,
): Promise<void> {
  requireCurrentPassword(member, currentPassword)
  await take(member, 'changeEmailAddress')
  const proof = hasPassword(member.account) ? { password: currentPassword } : {}
  try {
    await requestAddressChange(member, emailAddress, proof, requestProof)
  } catch (error) {
    if (!(error instanceof Refused) || error.fields?.['password'] === undefined) throw error
    throw new HostedError(400, 'invalid_credentials', error.message)
  }
}

async function changeOwnPassword(
  member: MemberContext,
  { currentPassword, password }: Proven & { readonly password: string },
): Promise<void> {
  await take(member, 'changePassword')
  if (await setsPasswordByGrant(member, password)) return
  requireCurrentPassword(member, currentPassword)
  await settingPassword(password, async () =>
    hasPassword(member.account)
      ? changePassword.handle(member, { currentPassword: currentPassword ?? '', password })
      : setPassword.handle(member, { password }),
  )
}

/**
 * Sets the password in a session that was started by a recovery code, once.
 *
 * @returns false in any other session
 */
async function setsPasswordByGrant(member: MemberContext, password: string): Promise<boolean> {
  const { account, db, limits, now, passwords, role, sessionHash = '', wakeOutbox } = member
  const isGranted = (transaction: Database) =>
    transaction
      .selectFrom('grants')
      .select('account_id')
      .where('browser_hash', '=', sessionHash)
      .where('account_id', '=', account.id)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  if (!(await isGranted(db))) return false
  return settingPassword(password, async () => {
    refuseTellingPassword(password, account.email_address)
    const passwordHash = await passwords.hash(password)
    const isSet = await db.transaction().execute(async (transaction) => {
      const locked = ownObject(await lockAccount(transaction, account.id))
      await requireOpenSession(transaction, member)
      // A concurrent call may have used the permission.
      if (!(await isGranted(transaction))) return false
      await resetPassword(member, transaction, { account: locked, passwordHash, keptSession: sessionHash })
      return true
    })
    if (!isSet) return false
    wakeOutbox()
    await limits.forgive('wrongPassword', `${role} ${account.email_address}`)
    return true
  })
}

/**
 * Requires the current password if the account has one.
 *
 * @throws HostedError if it is missing
 */
function requireCurrentPassword({ account }: MemberContext, currentPassword: string | undefined): void {
  if (currentPassword !== undefined || !hasPassword(account)) return
  throw new HostedError(400, 'reauthentication_needed', identityRefusals.proofMissing)
}
