import * as v from 'valibot'

/** What the list of those who have applied can be narrowed to: those who have no end yet, those who have, and both. */
export const applicantGroups = ['open', 'ended', 'all'] as const

export type ApplicantGroup = (typeof applicantGroups)[number]

/** What the list of one's own applications can be narrowed to: those that are counted, and all that have no end yet. */
export const ownGroups = ['all', 'draft', 'sent', 'conversation', 'closed', 'open'] as const

export type OwnGroup = (typeof ownGroups)[number]

/** How many one has of each, whatever narrows the list; and how many jobs one has saved. */
export const ownCounts = v.object({
  all: v.number(),
  saved: v.number(),
  draft: v.number(),
  sent: v.number(),
  conversation: v.number(),
  closed: v.number(),
})

export type OwnCounts = v.InferOutput<typeof ownCounts>
