import { AuthSessionMissingError } from '@supabase/auth-js'
import type { Call } from '../../../contract/call.ts'
import { authCalls } from '../../../contract/auth/calls.ts'
import { mailedPath } from '../../../contract/auth/paths.ts'
import { paths } from '../../../contract/paths.ts'
import { setPasswordCall } from '../../../contract/identity/setPassword.ts'
import { profileCalls } from '../../../contract/profile/calls.ts'
import { roles, type Role } from '../../../contract/roles.ts'
import { sessionCalls } from '../../../contract/session/calls.ts'
import { required } from '../../../machines/shared/required.ts'
import { hostedWords } from '../../words/hosted/session.ts'
import { dropUser } from '../cookies.ts'
import { refusedFailure } from '../failure.ts'
import { actAs, client, mailed } from './client.ts'
import { hostedFailure } from './failure.ts'
import { failureOfLink, isConfirmedByLink, restored } from './restore.ts'
import { findSelf, readSelf } from './self.ts'
import { storageKey } from './storage.ts'
import { within } from './within.ts'

/** Call with a validated payload, made in a role. */
export interface Asked {
  readonly role: Role
  readonly payload: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

type Act = (asked: Asked) => Promise<unknown>

/** Stands in for the code of a mailed link if the backend has put a session into the address instead. */
const SESSION_IN_ADDRESS = 'session'

/** Implementations of the calls that go through the client library. */
const acts = new Map<Call, Act>([
  [
    authCalls.login,
    async ({ payload: { emailAddress = '', password = '' }, role, signal }) => {
      resolved(await client.signInWithPassword({ email: emailAddress, password }))
      return enter(role, signal)
    },
  ],
  [authCalls.register, register],
  [authCalls.registerEmployer, register],
  [
    authCalls.forgotPassword,
    async ({ payload: { emailAddress = '' }, role }) => {
      const redirectTo = linkTo(paths.createPassword(role), emailAddress)
      resolved(await mailed.resetPasswordForEmail(emailAddress, { redirectTo }))
    },
  ],
  [
    authCalls.checkResetPasswordCode,
    ({ payload: { emailAddress = '', resetPasswordCode = '' } }) =>
      openLink('recovery', emailAddress, resetPasswordCode),
  ],
  [
    authCalls.createPassword,
    async ({ payload: { password = '' } }) => {
      resolved(await mailed.updateUser({ password }))
      await mailed.signOut({ scope: 'local' })
    },
  ],
  [
    authCalls.verify,
    async ({ payload: { emailAddress = '', verificationCode = '' } }) => {
      await openLink('signup', emailAddress, verificationCode)
      await mailed.signOut({ scope: 'local' })
    },
  ],
  [
    authCalls.resendVerification,
    async ({ role }) => {
      const { emailAddress } = await readSelf(role)
      const emailRedirectTo = linkTo(paths.verify(role), emailAddress)
      resolved(await mailed.resend({ type: 'signup', email: emailAddress, options: { emailRedirectTo } }))
    },
  ],
  [sessionCalls.session, async ({ role }) => (await findSelf(role)) ?? null],
  [sessionCalls.logout, logOut],
  [
    profileCalls.updateProfile,
    async ({ payload: { firstName, lastName, userName }, role }) => {
      resolved(await client.updateUser({ data: { firstName, lastName, userName } }))
      return readSelf(role)
    },
  ],
  [
    setPasswordCall,
    async ({ payload: { password = '' } }) => {
      resolved(await client.updateUser({ password }))
    },
  ],
  [
    profileCalls.changePassword,
    async ({ payload: { currentPassword = '', password = '' } }) => {
      resolved(await client.updateUser({ password, current_password: currentPassword }))
    },
  ],
])

/** Makes a call through the client library, after the session is restored. */
export async function act(call: Call, asked: Asked): Promise<unknown> {
  const made = required(acts.get(call))
  const run = async () => {
    await restored()
    actAs(asked.role)
    return made(asked)
  }
  try {
    return await within(asked.signal, run())
  } catch (error) {
    throw hostedFailure(error)
  }
}

async function register({ payload, role, signal }: Asked): Promise<unknown> {
  const { companyName, emailAddress = '', firstName, lastName, password = '' } = payload
  const { session } = resolved(
    await client.signUp({
      email: emailAddress,
      password,
      options: {
        data: { role, firstName, lastName, ...(companyName !== undefined && { companyName }) },
        emailRedirectTo: linkTo(paths.verify(role), emailAddress),
      },
    }),
  )
  if (!session) throw refusedFailure(hostedWords.verifyFirst)
  return enter(role, signal)
}

/**
 * Completes a login: reads the user, and ends a login in the other role, because a browser has one session. A
 * login that was canceled meanwhile is logged out again.
 */
async function enter(role: Role, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return client.signOut({ scope: 'local' })
  const user = await readSelf(role)
  for (const other of roles) if (other !== role) dropUser(other)
  return user
}

/** Opens the session of a mailed link. */
async function openLink(type: 'recovery' | 'signup', email: string, code: string): Promise<void> {
  if (code !== SESSION_IN_ADDRESS) {
    resolved(await mailed.verifyOtp({ email, token: code, type }))
    return
  }
  const failure = failureOfLink()
  if (failure) throw failure
  if (type === 'signup' && isConfirmedByLink()) return
  const { session } = resolved(await mailed.getSession())
  if (!session) throw new AuthSessionMissingError()
}

/** Ends the session on this device, even if the backend does not respond. */
async function logOut(): Promise<void> {
  const { error } = await client.signOut({ scope: 'local' })
  localStorage.removeItem(storageKey)
  if (error) throw error
}

const linkTo = (page: string, emailAddress: string) =>
  location.origin + mailedPath(page, emailAddress, SESSION_IN_ADDRESS)

/**
 * Data of a response of the client library.
 *
 * @throws the error of the response
 */
function resolved<Answer extends { readonly data: unknown; readonly error: unknown }>(
  answer: Answer,
): Extract<Answer, { readonly error: null }>['data'] {
  if (answer.error !== null) throw answer.error
  return answer.data
}
