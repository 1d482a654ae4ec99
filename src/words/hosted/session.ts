/** Messages for the reasons that a hosted backend rejects a password as weak. */
export const weakPasswordWords: Readonly<Partial<Record<string, string>>> = {
  length: 'This password is too short.',
  characters: 'This password needs other kinds of characters too.',
  pwned: 'This password is known from a data leak. Choose another one.',
}

/** Messages for links and sign-ups, which the client library does not provide. */
export const hostedWords = {
  noSession: 'No session defined in URL',
  noCode: 'No code detected.',
  verifyFirst: 'Your account is created. Open the link that we emailed you, then log in.',
} as const

/** Texts for the states of a hosted session. */
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
