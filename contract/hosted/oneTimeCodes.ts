/** Purposes of one-time codes, as the official client of the hosted API calls them. */
export const oneTimeCodePurposes = ['signup', 'magiclink', 'recovery', 'email_change'] as const

export type OneTimeCodePurpose = (typeof oneTimeCodePurposes)[number]
