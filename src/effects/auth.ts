import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { MailedLink } from '../../machines/auth/mailedLink.ts'
import type { SentLink } from '../../machines/auth/forgotPassword.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { keepsCookies } from '../network/cookies.ts'
import { failure } from '../network/failure.ts'
import { call, provided, sendForm, type Asked } from './shared/provided.ts'

/** How long until another link may be asked for, in milliseconds. The server sends one mail a minute. */
const resendPause = 60_000

/** A form that signs somebody in. Where the browser keeps no cookie they are told before anything is sent. */
async function signIn(
  name: 'login' | 'register' | 'registerEmployer',
  { input: { role, form }, signal }: Asked<Submission>,
  more?: Readonly<Record<string, string>>,
): Promise<User> {
  if (!keepsCookies()) throw failure('unkept')
  return call(role, name, { ...Object.fromEntries(form), ...more }, signal)
}

export const login = provided((asked: Asked<Submission>) => signIn('login', asked))
export const register = provided((asked: Asked<Submission>) =>
  signIn(asked.input.role === 'employer' ? 'registerEmployer' : 'register', asked, { provider: 'email' }),
)
export const createPassword = sendForm('createPassword')

export const forgotPassword = provided(
  async ({
    input: { role, emailAddress },
    signal,
  }: Asked<{ role: Role; emailAddress: unknown }>): Promise<SentLink> => {
    await call(role, 'forgotPassword', { emailAddress }, signal)
    return { emailAddress: String(emailAddress).trim(), resendAt: Date.now() + resendPause }
  },
)

export const checkResetPasswordCode = provided(
  ({ input: { role, emailAddress, code }, signal }: Asked<MailedLink>) =>
    call(role, 'checkResetPasswordCode', { emailAddress, resetPasswordCode: code }, signal),
)

export const verify = provided(({ input: { role, emailAddress, code }, signal }: Asked<MailedLink>) =>
  call(role, 'verify', { emailAddress, verificationCode: code }, signal),
)

export const resendVerification = provided(({ input: role, signal }: Asked<Role>) =>
  call(role, 'resendVerification', {}, signal),
)
