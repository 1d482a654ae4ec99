// Apart from the other times of retention: the pages of jobs load the schema of a posting.

/** Times that a posting can choose to keep applications for, in months from their end. */
export const retentionMonths = [1, 3, 6, 12] as const

/** Default of a posting without a setting. */
export const defaultRetentionMonths = 12
