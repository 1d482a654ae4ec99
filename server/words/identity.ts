/** Refusals about proofs of who somebody is. */
export const identityRefusals = {
  wrongPassword: 'This isn’t your password. Try again, or reset it.',
} as const
