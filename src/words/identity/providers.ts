import type { SignInRefusal } from '../../../contract/identity/offered.ts'

/** Texts of the sign-in with a provider. */
export const providerWords = {
  section: 'Other ways to log in',
  or: 'or',
  continueWith: (label: string) => `Continue with ${label}`,
} as const

/** Messages for the reasons of a failed provider sign-in. */
export const signInRefusals: Readonly<Record<SignInRefusal, string>> = {
  expired: 'The login took too long, or began in another browser. Try again.',
  denied: 'The login was canceled. Try again, or use your password.',
  unverified: 'Your email isn’t verified there. Verify it first, or use your password.',
  taken: 'That login belongs to another account. Log in with it there, or use your password.',
  staleLogin: 'Log in again to continue.',
  unavailable: 'This login isn’t available right now. Try again later, or use your password.',
}
