import { fromCallback, fromPromise } from 'xstate'
import type { CallName, ResultOf } from '../../contract/calls.ts'
import type { FormName } from '../../contract/forms.ts'
import { roles, type Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { MailedLink } from '../../machines/auth/createPassword.ts'
import { failureOf, type Submission } from '../../machines/shared/effect.ts'
import type { SentLink } from '../../machines/auth/forgotPassword.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import type { Kept, Users } from '../../machines/session/sessionEvents.ts'
import { dropUser, keepsCookies, keepUser, readUsers, watchUsers } from '../network/cookies.ts'
import { failure, toFailure } from '../network/failure.ts'
import { loadForms } from '../ui/form/formRules.ts'
import { later } from '../browser/onFirstTouch.ts'
import { loggedOutHereOnly } from '../words/failures.ts'

// The one place where the machines' effects meet the network and the cookies. Pages provide them by name.

/** What an effect is asked with: its input, and the signal that ends it when its state is left. */
interface Asked<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

/** The calls, with everything they check: nobody needs them before they do something. */
const loadApi = later(() => import('../network/api.ts'))

async function call<Name extends CallName>(
  role: Role,
  name: Name,
  values: unknown,
  signal: AbortSignal,
): Promise<ResultOf<Name>> {
  const inTime = limited(signal)
  const api = await part(loadApi, inTime)
  return api.call(role, name, values, inTime)
}

/** How long a person waits for an answer, and for what it takes to ask, in milliseconds. */
const longest = 15_000

const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(longest)])

/** A part of the application; one that does not come is a server that does not answer. */
const part = <Part>(load: () => Promise<Part>, signal: AbortSignal): Promise<Part> =>
  new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(toFailure(error))
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    load().then(resolve, fail)
  })

/** An effect that rejects with failures only, whatever went wrong in it. */
const provided = <Output, Input>(act: (asked: Asked<Input>) => Promise<Output>) =>
  fromPromise<Output, Input>((asked) =>
    act(asked).catch((error: unknown) => {
      throw toFailure(error)
    }),
  )

/** How long until another link may be asked for, in milliseconds. The server sends one mail a minute. */
const resendPause = 60_000

/** A form sent with one of the calls. */
const sendForm = <Name extends CallName>(name: Name) =>
  provided(({ input, signal }: Asked<Submission>) =>
    call(input.role, name, Object.fromEntries(input.form), signal),
  )

/** A form that signs somebody in. Where the browser keeps no cookie they are told before anything is sent. */
async function signIn(
  name: 'login' | 'register' | 'registerEmployer',
  { input: { role, form }, signal }: Asked<Submission>,
  more?: Readonly<Record<string, string>>,
): Promise<User> {
  if (!keepsCookies()) throw failure('unkept')
  return call(role, name, { ...Object.fromEntries(form), ...more }, signal)
}

/** A form that changes what is known of a member: the fields that the call takes, and whose they are. */
const edit = (name: 'updateProfile' | 'updateCompany', taken: FormName) =>
  provided(async ({ input: { role, id, form }, signal }: Asked<Submission & { readonly id: string }>) => {
    const inTime = limited(signal)
    const { forms } = await part(loadForms, inTime)
    const values = Object.keys(forms[taken]).map((field) => [field, form.get(field)])
    return call(role, name, { ...Object.fromEntries(values), id }, inTime)
  })

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

export const updateProfile = edit('updateProfile', 'profile')
export const updateCompany = edit('updateCompany', 'company')

export const session = sessionMachine.provide({
  actors: {
    watchCookies: fromCallback(({ sendBack }) => {
      const tell = () => sendBack({ type: 'cookiesRead', users: readUsers() })
      tell()
      return watchUsers(tell)
    }),
    keep: provided(async ({ input, signal }: Asked<Kept>) => {
      if (keepUser(input.role, input.user)) return
      await call(input.role, 'logout', {}, signal).catch(() => undefined)
      throw failure('unkept')
    }),
    confirm: provided(async ({ input, signal }: Asked<Users>) => {
      const confirmed: Partial<Record<Role, User>> = {}
      for (const role of roles) {
        const user = input[role] && (await call(role, 'session', {}, signal))
        if (user) confirmed[role] = user
      }
      return confirmed
    }),
    logout: provided(async ({ input, signal }: Asked<Role>) => {
      await call(input, 'logout', {}, signal).catch((error: unknown) => {
        const { code } = failureOf(error)
        // A server that answers without ending anything has no such call, and keeps no session.
        if (code !== 'refused' && code !== 'unreadable') throw { code, message: loggedOutHereOnly }
      })
    }),
  },
  actions: {
    dropCookie: (_, role) => dropUser(role),
    alignCookies: (_, { about, known }) => {
      const kept = readUsers()
      for (const role of roles) {
        const user = known[role]
        // Another tab has signed somebody in or out while the server was asked.
        if (kept[role]?.id !== about[role]?.id) continue
        if (!user) dropUser(role)
        else if (JSON.stringify(user) !== JSON.stringify(kept[role])) keepUser(role, user)
      }
    },
  },
})
