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
import { answer, check, refused } from '../formEffect.ts'
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
 * The machines of a journey, with effects that answer as the toolbar says: they know one account, and forget it with
 * the page. Whoever is signed in stays so, whatever the server does.
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
        logout: fromPromise(() => answer(() => {})),
      },
    }),

    login: loginMachine.provide({
      actors: {
        login: fromPromise(async ({ input }: Asked<Submission>) => {
          const typed = check(object(forms.login), fields(input))
          return answer(() => {
            if (account?.user.emailAddress === typed.emailAddress && account.password === typed.password)
              return account.user
            throw refused(refusals.wrongPassword.words)
          })
        }),
      },
    }),

    registration: registrationMachine.provide({
      actors: {
        register: fromPromise(async ({ input }: Asked<Submission>) => {
          const { password, ...typed } = check(object(forms.register), fields(input))
          return answer(() => {
            account = { user: { ...newMember, ...typed }, password }
            return account.user
          })
        }),
      },
    }),

    forgotPassword: forgotPasswordMachine.provide({
      actors: {
        forgotPassword: fromPromise(async ({ input }) => {
          const typed = check(object(forms.forgotPassword), input)
          return answer(() => ({ ...typed, resendAt: Date.now() + 60_000 }))
        }),
      },
    }),

    createPassword: createPasswordMachine.provide({
      actors: {
        checkResetPasswordCode: fromPromise(nothing),
        createPassword: fromPromise(async ({ input }: Asked<Submission>): Promise<unknown> => {
          const typed = check(object(forms.createPassword), fields(input))
          return answer(() => {
            account = { user: user(), ...typed }
          })
        }),
      },
    }),

    profile: profileMachine.provide({
      actors: {
        updateProfile: fromPromise(async ({ input }: Asked<Submission & { readonly id: string }>) => {
          const typed = check(object(forms.profile), fields(input))
          return answer(() => ({ ...user(), ...typed }))
        }),
      },
    }),

    verificationMail: verificationMailMachine.provide({
      actors: { resendVerification: fromPromise(nothing) },
    }),
  }
}

const fields = ({ form }: Submission) => Object.fromEntries(form)

const nothing = () => answer((): unknown => undefined)

export type Machines = ReturnType<typeof machinesInMemory>
