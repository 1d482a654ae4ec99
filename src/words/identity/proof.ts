import type { ProofWays } from '../../../contract/identity/proof.ts'

/** Texts of the form that asks for a proof of identity. */
export const proofWords = {
  /** Instructions after a login that is too old. */
  text: ({ passkey, password }: ProofWays) =>
    `You logged in a while ago. ${
      password
        ? passkey
          ? 'Enter your password, or use a passkey, to continue.'
          : 'Enter your password to continue.'
        : passkey
          ? 'Use a passkey, or log in again, to continue.'
          : 'Log in again to continue. You’ll come back to this page.'
    }`,
  password: 'Your password',
  submit: 'Continue',
  withPasskey: 'Use a passkey',
  usingPasskey: 'Waiting for your passkey',
  logInAgain: 'Log in again',
  cancel: 'Cancel',
} as const
