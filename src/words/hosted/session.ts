/** Reasons why a hosted backend finds a password weak. */
export const weakPasswordWords: Readonly<Partial<Record<string, string>>> = {
  length: 'This password is too short.',
  characters: 'This password needs other kinds of characters too.',
  pwned: 'This password is known from a data leak. Choose another one.',
}

/** Failures of links and sign-ups, beside those of the client library. */
export const hostedWords = {
  noSession: 'No session defined in URL',
  noCode: 'No code detected.',
  verifyFirst: 'Your account is created. Open the link that we emailed you, then log in.',
} as const

/** States of the session of a hosted backend. */
export const hostedSessionWords = {
  title: 'Login',
  restoring: 'Looking for your login.',
  signedOut: 'You are logged out.',
  fresh: 'You are logged in.',
  expiring: 'Your login is renewed in another tab.',
  refreshing: 'Renewing your login.',
  retrying: 'The server does not respond. Your login is kept, and renewed as soon as possible.',
  warning: 'Your login ends in less than half a minute.',
  expired: 'Your login has ended. Log in again.',
  recovering: 'You may set a new password.',
} as const
