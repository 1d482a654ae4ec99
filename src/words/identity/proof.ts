/** Texts of asking a member once more who they are. */
export const proofWords = {
  /** By what the account has. */
  texts: {
    password: 'You logged in a while ago. Enter your password to continue.',
    both: 'You logged in a while ago. Enter your password, or use a passkey, to continue.',
    passkey: 'You logged in a while ago. Use a passkey, or log in again, to continue.',
    login: 'You logged in a while ago. Log in again to continue. You’ll come back to this page.',
  },
  password: 'Your password',
  submit: 'Continue',
  usePasskey: 'Use a passkey',
  logInAgain: 'Log in again',
  cancel: 'Cancel',
} as const
