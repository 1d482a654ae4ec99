import { object } from 'valibot'
import { fromCallback, fromPromise } from 'xstate'
import { forms } from '../../contract/forms.ts'
import type { User } from '../../contract/user.ts'
import { createPasswordMachine } from '../../machines/createPassword.ts'
import type { Submission } from '../../machines/effect.ts'
import { forgotPasswordMachine } from '../../machines/forgotPassword.ts'
import { loginMachine } from '../../machines/login.ts'
import { profileMachine } from '../../machines/profile.ts'
import { registrationMachine } from '../../machines/registration.ts'
import { sessionMachine } from '../../machines/session.ts'
import { verificationMailMachine } from '../../machines/verificationMail.ts'
import { check, refused } from '../formEffect.ts'
import { newMember } from '../people.ts'
import { refusals } from '../refusals.ts'

export interface Account {
  readonly user: User
  readonly password: string
}

interface Asked<Input> {
  readonly input: Input
}

/**
 * The machines of a journey, with effects that answer at once: they know one account, and forget it with the page.
 *
 * @param known the account there is when the journey begins
 */
export function machinesInMemory(known: Account | undefined, isSignedIn: boolean) {
  let account = known

  const user = () => {
    if (!account) throw refused('There is no account yet.')
    return account.user
  }

  return {
    session: sessionMachine.provide({
      actors: {
        watchCookies: fromCallback(({ sendBack }) => {
          sendBack({ type: 'cookiesRead', users: isSignedIn ? { candidate: user() } : {} })
        }),
        confirm: fromPromise(async ({ input }) => input),
        keep: fromPromise(async () => {}),
        logout: fromPromise(async () => {}),
      },
    }),

    login: loginMachine.provide({
      actors: {
        login: fromPromise(async ({ input }: Asked<Submission>) => {
          const typed = check(object(forms.login), fields(input))
          if (account?.user.emailAddress === typed.emailAddress && account.password === typed.password)
            return account.user
          throw refused(refusals.wrongPassword.words)
        }),
      },
    }),

    registration: registrationMachine.provide({
      actors: {
        register: fromPromise(async ({ input }: Asked<Submission>) => {
          const { password, ...typed } = check(object(forms.register), fields(input))
          account = { user: { ...newMember, ...typed }, password }
          return account.user
        }),
      },
    }),

    forgotPassword: forgotPasswordMachine.provide({
      actors: {
        forgotPassword: fromPromise(async ({ input }) => ({
          ...check(object(forms.forgotPassword), input),
          resendAt: Date.now() + 60_000,
        })),
      },
    }),

    createPassword: createPasswordMachine.provide({
      actors: {
        checkResetPasswordCode: fromPromise(nothing),
        createPassword: fromPromise(async ({ input }: Asked<Submission>): Promise<unknown> => {
          account = { user: user(), ...check(object(forms.createPassword), fields(input)) }
          return undefined
        }),
      },
    }),

    profile: profileMachine.provide({
      actors: {
        updateProfile: fromPromise(async ({ input }: Asked<Submission & { readonly id: string }>) => ({
          ...user(),
          ...check(object(forms.profile), fields(input)),
        })),
      },
    }),

    verificationMail: verificationMailMachine.provide({
      actors: { resendVerification: fromPromise(nothing) },
    }),
  }
}

const fields = ({ form }: Submission) => Object.fromEntries(form)

const nothing = async (): Promise<unknown> => undefined

export type Machines = ReturnType<typeof machinesInMemory>
