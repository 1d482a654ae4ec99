// A separate module, because job pages load the schema of a posting but no other retention periods.

/** Retention periods that a posting can choose for its applications, in months from their end. */
export const retentionMonths = [1, 3, 6, 12] as const

/** Default of a posting without a setting. */
export const defaultRetentionMonths = 12
