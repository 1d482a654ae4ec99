// Apart from the other times of retention: the pages of jobs load the schema of a posting.

/** Times that a posting can choose to keep applications for, in months from their end. */
export const retentionMonths = [1, 3, 6, 12] as const

/** That of a posting which says nothing. */
export const defaultRetentionMonths = 12
