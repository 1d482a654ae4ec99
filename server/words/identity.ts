/** Error messages about passkeys and re-authentication. */
export const identityRefusals = {
  addressLinkExpired: 'This link has expired. Change your email again in Settings.',
  undoLinkExpired: 'This link has expired, or the change was undone. Reset your password to log in.',
  sameAddress: 'This is your email address already. Enter another one.',
  noAddressChange: 'There’s no change of your email to confirm. Enter the new address again.',
  wrongPassword: 'This isn’t your password. Try again, or reset it.',
  noPasswordYet: 'You don’t have a password yet. Set one in Settings first.',
  proofMissing: 'Enter your password, or use a passkey, to continue.',
  loginIsOld: 'Log in again to continue.',
  wrongPasskey: 'We couldn’t check this passkey. Try again, or continue another way.',
  wrongPasskeyLogin: 'This passkey doesn’t log in here. Use another one, or log in another way.',
  passkeyNotMade: 'We couldn’t add this passkey. Try again.',
  passkeyKnown: 'This passkey is already in use. Add another one.',
  manyPasskeys: (most: number) => `You have ${most} passkeys. Remove one to add another.`,
} as const

/** Default name of a passkey from an unknown browser. */
export const identityWords = { passkey: 'Passkey' } as const
