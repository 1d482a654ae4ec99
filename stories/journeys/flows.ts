import { object } from 'valibot'
import { fromCallback, fromPromise } from 'xstate'
import { forms } from '../../contract/forms.ts'
import { roles } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import type * as Real from '../../src/effects/flows.ts'
import { answer, check, formEffect, refused } from '../support/formEffect.ts'
import { newMember } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'
import {
  accountOf,
  change,
  findAccount,
  memory,
  sendResetLink,
  sendVerification,
  signedInUsers,
  usersOf,
} from './memory.ts'

// What the pages find in Storybook in place of `src/effects/flows.ts`: the same effects, which reach no network and no cookies.
// They answer out of the memory of a journey, as the toolbar says.

type Flows = typeof Real

/** What either form of registration gives. */
interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
  /** Of an employer. */
  readonly companyName?: string
}

export const login: Flows['login'] = formEffect(
  object(forms.login),
  ({ emailAddress, password }, { role }): User => {
    const account = findAccount(role, emailAddress)
    if (account?.password === password) return account.user
    throw refused(refusals.wrongPassword.words)
  },
)

export const register: Flows['register'] = formEffect(
  (role) => (role === 'employer' ? object(forms.registerEmployer) : object(forms.register)),
  ({ password, companyName, ...typed }: Registration, { role }): User => {
    const company = companyName && { company: { name: companyName, website: '', about: '' } }
    const user = { ...newMember, ...typed, ...company }
    memory.send({ type: 'keep', role, account: { user, password } })
    sendVerification(role)
    return user
  },
)

export const forgotPassword: Flows['forgotPassword'] = fromPromise(async ({ input: { role, ...typed } }) => {
  const { emailAddress } = check(object(forms.forgotPassword), typed)
  return answer(() => {
    sendResetLink(role, emailAddress)
    return { emailAddress, resendAt: Date.now() + 60_000 }
  })
})

export const checkResetPasswordCode: Flows['checkResetPasswordCode'] = fromPromise(() =>
  answer((): unknown => null),
)

export const createPassword: Flows['createPassword'] = formEffect(
  object(forms.createPassword),
  ({ password }, { role }): unknown => {
    memory.send({ type: 'keep', role, account: { ...accountOf(role), password } })
    return null
  },
)

export const verify: Flows['verify'] = fromPromise(({ input: { role } }) =>
  answer((): unknown => {
    change(role, { isVerified: true })
    return null
  }),
)

export const resendVerification: Flows['resendVerification'] = fromPromise(({ input: role }) =>
  answer((): unknown => {
    sendVerification(role)
    return null
  }),
)

export const updateProfile: Flows['updateProfile'] = formEffect(object(forms.profile), (typed, { role }) =>
  change(role, typed),
)

export const updateCompany: Flows['updateCompany'] = formEffect(
  object(forms.company),
  ({ companyName, companyWebsite, companyAbout }, { role }) =>
    change(role, { company: { name: companyName, website: companyWebsite, about: companyAbout } }),
)

export const session: Flows['session'] = sessionMachine.provide({
  actors: {
    watchCookies: fromCallback(({ sendBack }) => {
      sendBack({ type: 'cookiesRead', users: signedInUsers() })
    }),
    // Whoever is signed in stays so, whatever the server does.
    confirm: fromPromise(async ({ input }) => usersOf(roles.filter((role) => input[role]))),
    keep: fromPromise(async () => {}),
    logout: fromPromise(() => answer(() => {})),
  },
})
