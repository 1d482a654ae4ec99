/** What the list of those who have applied can be narrowed to: those who have no end yet, those who have, and both. */
export const applicantGroups = ['open', 'ended', 'all'] as const

export type ApplicantGroup = (typeof applicantGroups)[number]
