/** Purposes of one-time codes, with the names of the official client. */
export const oneTimeCodePurposes = ['signup', 'magiclink', 'recovery', 'email_change'] as const

export type OneTimeCodePurpose = (typeof oneTimeCodePurposes)[number]
