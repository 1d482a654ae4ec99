import type { Refusal } from '../support/refusals.ts'

/** Refusals of the server about the ways to log in. */
export const credentialRefusals = {
  signInExpired: {
    words: 'This took too long. Start again from the login page.',
    trigger:
      'Connect a provider, or name the company: more than ten minutes after the provider sent the person back.',
    next: 'Follow “Login”, and press the button of the provider again.',
  },
  noPasswordYet: {
    words: 'This account has no password yet. Reload this page to set one.',
    trigger: 'Change password, in the settings: the account has none.',
    next: 'Reload the settings, and set a password.',
  },
  noPasswordForProof: {
    words: 'You don’t have a password yet. Set one in Settings first.',
    trigger: 'Change email, or a proof with a password, in the settings: the account has none.',
    next: 'Set a password in the settings, then do it anew.',
    field: 'password',
  },
  passwordAlready: {
    words: 'This account has a password already. Reload this page to change it.',
    trigger: 'Set a password, in the settings: it was set in another window.',
    next: 'Reload the settings, and change the password.',
  },
  loginTooOld: {
    words: 'Log in again to continue.',
    trigger: 'Set a password, or change the email, without a password: the login is older than ten minutes.',
    next: 'Log in again, and do it anew.',
  },
  lastWayIn: {
    words: 'This is your only way to log in. Set a password first.',
    trigger: 'Settings: the only passkey or connected account is removed from an account without a password.',
    next: 'Set a password, then remove it.',
  },
  addressLinkExpired: {
    words: 'This link has expired. Change your email again in Settings.',
    trigger: 'A link that confirms a new email address is too old, canceled, or used.',
    next: 'Log in, and change the email address again in the settings.',
  },
  undoLinkExpired: {
    words: 'This link has expired, or the change was undone. Reset your password to log in.',
    trigger: 'A link that undoes a change of the email address is too old, or used.',
    next: 'Press “Forgot password?” on the login page.',
  },
  sameAddress: {
    words: 'This is your email address already. Enter another one.',
    trigger: 'Change email, in the settings: the new address is the current one.',
    next: 'Type another address.',
    field: 'emailAddress',
  },
  noAddressChange: {
    words: 'There’s no change of your email to confirm. Enter the new address again.',
    trigger: 'Send the link again, in the settings: the change was canceled or confirmed in another window.',
    next: 'Type the new address again.',
  },
  proofMissing: {
    words: 'Enter your password, or use a passkey, to continue.',
    trigger:
      'Add a passkey: the login is older than ten minutes. Change email: a password was set in another window.',
    next: 'Type the password, or use a passkey.',
    field: 'password',
  },
  wrongPasskey: {
    words: 'We couldn’t check this passkey. Try again, or continue another way.',
    trigger: 'A proof with a passkey: it is of another account, or its challenge has expired.',
    next: 'Use the passkey again, type the password, or log in again.',
  },
  wrongPasskeyLogin: {
    words: 'This passkey doesn’t log in here. Use another one, or log in another way.',
    trigger: 'Login with a passkey: it was removed from the account, or its challenge has expired.',
    next: 'Use another passkey, the password, or a provider.',
  },
  passkeyNotMade: {
    words: 'We couldn’t add this passkey. Try again.',
    trigger: 'Add a passkey: its challenge has expired, or the response of the browser is not valid.',
    next: 'Press “Add a passkey” again.',
  },
  passkeyKnown: {
    words: 'This passkey is already in use. Add another one.',
    trigger: 'Add a passkey: an account has this passkey.',
    next: 'Choose another device, or another password manager.',
  },
  manyPasskeys: {
    words: 'You have 20 passkeys. Remove one to add another.',
    trigger: 'Add a passkey: the account has as many as an account may have.',
    next: 'Remove a passkey that is no longer used.',
  },
} as const satisfies Record<string, Refusal>
