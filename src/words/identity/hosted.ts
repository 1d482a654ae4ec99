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
