import { authCalls } from '../../contract/auth/calls.ts'
import type { Role } from '../../contract/roles.ts'
import { sessionCalls } from '../../contract/session/calls.ts'
import type { MailedLink } from '../../machines/auth/mailedLink.ts'
import type { SentLink } from '../../machines/auth/forgotPassword.ts'
import type { Kept } from '../../machines/session/sessionEvents.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { endPasskeyOffer } from '../browser/passkeyOffer.ts'
import { keepUser } from '../network/cookies.ts'
import { failure } from '../network/failure.ts'
import { request } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Cooldown for another link, in milliseconds: the server sends one email per minute. */
const resendPause = 60_000

export const login = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) => {
  endPasskeyOffer()
  return request(authCalls.login, form, { role, signal })
})

export const register = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) => {
  const person = {
    firstName: form.get('firstName'),
    lastName: form.get('lastName'),
    emailAddress: form.get('emailAddress'),
    password: form.get('password'),
    provider: 'email',
  }
  return role === 'employer'
    ? request(authCalls.registerEmployer, { ...person, companyName: form.get('companyName') }, { signal })
    : request(authCalls.register, person, { signal })
})

/** Writes the user to the cookie. If the browser rejects the cookie, the server session ends as well. */
export const keep = provided(async ({ input: { role, user }, signal }: EffectRequest<Kept>) => {
  if (keepUser(role, user)) return
  await request(sessionCalls.logout, {}, { role, signal }).catch(() => undefined)
  throw failure('unkept')
})

export const createPassword = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) =>
  request(authCalls.createPassword, form, { role, signal }),
)

export const forgotPassword = provided(
  async ({
    input: { role, emailAddress },
    signal,
  }: EffectRequest<{ role: Role; emailAddress: unknown }>): Promise<SentLink> => {
    const typed = typeof emailAddress === 'string' ? emailAddress : ''
    await request(authCalls.forgotPassword, { emailAddress: typed }, { role, signal })
    return { emailAddress: typed.trim(), resendAt: Date.now() + resendPause }
  },
)

export const checkResetPasswordCode = provided(
  ({ input: { role, emailAddress, code }, signal }: EffectRequest<MailedLink>) =>
    request(authCalls.checkResetPasswordCode, { emailAddress, resetPasswordCode: code }, { role, signal }),
)

export const verify = provided(({ input: { role, emailAddress, code }, signal }: EffectRequest<MailedLink>) =>
  request(authCalls.verify, { emailAddress, verificationCode: code }, { role, signal }),
)

export const resendVerification = provided(({ input: role, signal }: EffectRequest<Role>) =>
  request(authCalls.resendVerification, {}, { role, signal }),
)
