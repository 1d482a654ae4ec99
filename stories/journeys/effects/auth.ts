import { object } from 'valibot'
import { fromPromise } from 'xstate'
import { forms } from '../../../contract/forms.ts'
import type { User } from '../../../contract/user.ts'
import type * as Real from '../../../src/effects/auth.ts'
import { answer, check, formEffect, kept, refused } from '../../support/formEffect.ts'
import { newMember } from '../../support/people.ts'
import { refusals } from '../../support/refusals.ts'
import { accountOf, change, findAccount, memory, sendResetLink, sendVerification } from '../memory.ts'

// Effects of authentication for Storybook, without network and cookies. They answer from the memory of a
// journey and follow the toolbar's network setting.

/** Values of both registration forms. */
interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
  /** Employers only. */
  readonly companyName?: string
}

export const login: (typeof Real)['login'] = formEffect(
  object(forms.login),
  ({ emailAddress, password }, { role }): User => {
    const account = findAccount(role, emailAddress)
    if (account?.password === password) return account.user
    throw refused(refusals.wrongPassword.words)
  },
)

export const register: (typeof Real)['register'] = formEffect(
  (role) => (role === 'employer' ? object(forms.registerEmployer) : object(forms.register)),
  ({ password, companyName, ...typed }: Registration, { role }): User => {
    const company = companyName && { company: { name: companyName, website: '', about: '' } }
    const user = { ...newMember, ...typed, ...company }
    memory.send({ type: 'keep', role, account: { user, password } })
    sendVerification(role)
    return user
  },
)

export const keep: (typeof Real)['keep'] = kept

export const forgotPassword: (typeof Real)['forgotPassword'] = fromPromise(
  async ({ input: { role, ...typed } }) => {
    const { emailAddress } = check(object(forms.forgotPassword), typed)
    return answer(() => {
      sendResetLink(role, emailAddress)
      return { emailAddress, resendAt: Date.now() + 60_000 }
    })
  },
)

export const checkResetPasswordCode: (typeof Real)['checkResetPasswordCode'] = fromPromise(() =>
  answer((): unknown => null),
)

export const createPassword: (typeof Real)['createPassword'] = formEffect(
  object(forms.createPassword),
  ({ password }, { role }): unknown => {
    memory.send({ type: 'keep', role, account: { ...accountOf(role), password } })
    return null
  },
)

export const verify: (typeof Real)['verify'] = fromPromise(({ input: { role } }) =>
  answer((): unknown => {
    change(role, { isVerified: true })
    return null
  }),
)

export const resendVerification: (typeof Real)['resendVerification'] = fromPromise(({ input: role }) =>
  answer((): unknown => {
    sendVerification(role)
    return null
  }),
)
