import type { SignInRefusal } from '../../../contract/identity/providers.ts'

/** Texts of signing in with a provider. */
export const providerWords = {
  section: 'Other ways to log in',
  or: 'or',
  continueWith: (label: string) => `Continue with ${label}`,
  opening: 'Opening',
  back: 'Back to the login',
  link: {
    title: 'Connect your account',
    text: 'There is already an account with your email. Enter its password once. From then on you can log in without it.',
    submit: 'Connect account',
    busy: 'Connecting',
    unknown: 'Don’t know the password?',
    reset: 'Set a new one by email',
    after: 'Then log in the same way again.',
  },
  company: {
    title: 'Name your company',
    text: 'One more step, and your account is ready.',
    submit: 'Create account',
    busy: 'Creating your account',
  },
} as const

/** Why a person is back at the login. */
export const signInRefusals: Readonly<Record<SignInRefusal, string>> = {
  expired: 'The login took too long, or began in another browser. Try again.',
  denied: 'The login was canceled. Try again, or use your password.',
  unverified: 'Your email isn’t verified there. Verify it first, or use your password.',
  unavailable: 'This login isn’t available right now. Try again later, or use your password.',
}
