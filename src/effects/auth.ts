import type { Role } from '../../contract/roles.ts'
import type { MailedLink } from '../../machines/auth/mailedLink.ts'
import type { SentLink } from '../../machines/auth/forgotPassword.ts'
import type { Kept } from '../../machines/session/sessionEvents.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { keepUser } from '../network/cookies.ts'
import { failure } from '../network/failure.ts'
import { callInTime, provided, sendForm, type Asked } from './shared/provided.ts'

/** How long until another link may be asked for, in milliseconds. The server sends one mail a minute. */
const resendPause = 60_000

export const login = sendForm('login')

export const register = provided(({ input: { role, form }, signal }: Asked<Submission>) =>
  callInTime(
    role,
    role === 'employer' ? 'registerEmployer' : 'register',
    { ...Object.fromEntries(form), provider: 'email' },
    signal,
  ),
)

/** Whom the browser forgets at once, the server shall not remember either. */
export const keep = provided(async ({ input: { role, user }, signal }: Asked<Kept>) => {
  if (keepUser(role, user)) return
  await callInTime(role, 'logout', {}, signal).catch(() => undefined)
  throw failure('unkept')
})

export const createPassword = sendForm('createPassword')

export const forgotPassword = provided(
  async ({
    input: { role, emailAddress },
    signal,
  }: Asked<{ role: Role; emailAddress: unknown }>): Promise<SentLink> => {
    await callInTime(role, 'forgotPassword', { emailAddress }, signal)
    return { emailAddress: String(emailAddress).trim(), resendAt: Date.now() + resendPause }
  },
)

export const checkResetPasswordCode = provided(
  ({ input: { role, emailAddress, code }, signal }: Asked<MailedLink>) =>
    callInTime(role, 'checkResetPasswordCode', { emailAddress, resetPasswordCode: code }, signal),
)

export const verify = provided(({ input: { role, emailAddress, code }, signal }: Asked<MailedLink>) =>
  callInTime(role, 'verify', { emailAddress, verificationCode: code }, signal),
)

export const resendVerification = provided(({ input: role, signal }: Asked<Role>) =>
  callInTime(role, 'resendVerification', {}, signal),
)
