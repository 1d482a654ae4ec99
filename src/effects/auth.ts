import type { Role } from '../../contract/roles.ts'
import { sessionCalls } from '../../contract/session/calls.ts'
import type { MailedLink } from '../../machines/auth/mailedLink.ts'
import type { SentLink } from '../../machines/auth/forgotPassword.ts'
import type { Kept } from '../../machines/session/sessionEvents.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { keepUser } from '../network/cookies.ts'
import { failure } from '../network/failure.ts'
import { request } from '../network/request.ts'
import { loaded, provided, type Asked } from './shared/provided.ts'

/** How long until another link may be asked for, in milliseconds. The server sends one mail a minute. */
const resendPause = 60_000

/** The calls with their rules: no page needs them before somebody sends a form. */
const loadCalls = onFirstTouch(async () => (await import('../../contract/auth/calls.ts')).authCalls)

/** An effect that makes one of the calls, which are loaded now at the latest. */
const withCalls = <Output, Input>(
  act: (calls: Awaited<ReturnType<typeof loadCalls>>, asked: Asked<Input>) => Promise<Output>,
) => provided<Output, Input>(async (asked) => act(await loaded(loadCalls, asked.signal), asked))

export const login = withCalls(({ login: call }, { input: { role, form }, signal }: Asked<Submission>) =>
  request(call, form, { role, signal }),
)

export const register = withCalls((calls, { input: { role, form }, signal }: Asked<Submission>) => {
  const person = {
    firstName: form.get('firstName'),
    lastName: form.get('lastName'),
    emailAddress: form.get('emailAddress'),
    password: form.get('password'),
    provider: 'email',
  }
  return role === 'employer'
    ? request(calls.registerEmployer, { ...person, companyName: form.get('companyName') }, { signal })
    : request(calls.register, person, { signal })
})

/** Whom the browser forgets at once, the server shall not remember either. */
export const keep = provided(async ({ input: { role, user }, signal }: Asked<Kept>) => {
  if (keepUser(role, user)) return
  await request(sessionCalls.logout, {}, { role, signal }).catch(() => undefined)
  throw failure('unkept')
})

export const createPassword = withCalls(
  ({ createPassword: call }, { input: { role, form }, signal }: Asked<Submission>) =>
    request(call, form, { role, signal }),
)

export const forgotPassword = withCalls(
  async (
    calls,
    { input: { role, emailAddress }, signal }: Asked<{ role: Role; emailAddress: unknown }>,
  ): Promise<SentLink> => {
    const typed = typeof emailAddress === 'string' ? emailAddress : ''
    await request(calls.forgotPassword, { emailAddress: typed }, { role, signal })
    return { emailAddress: typed.trim(), resendAt: Date.now() + resendPause }
  },
)

export const checkResetPasswordCode = withCalls(
  (calls, { input: { role, emailAddress, code }, signal }: Asked<MailedLink>) =>
    request(calls.checkResetPasswordCode, { emailAddress, resetPasswordCode: code }, { role, signal }),
)

export const verify = withCalls((calls, { input: { role, emailAddress, code }, signal }: Asked<MailedLink>) =>
  request(calls.verify, { emailAddress, verificationCode: code }, { role, signal }),
)

export const resendVerification = withCalls((calls, { input: role, signal }: Asked<Role>) =>
  request(calls.resendVerification, {}, { role, signal }),
)
