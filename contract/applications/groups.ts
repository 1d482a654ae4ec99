import * as v from 'valibot'

/** What the list of those who have applied can be narrowed to: those who have no end yet, those who have, and both. */
export const applicantGroups = ['open', 'ended', 'all'] as const

export type ApplicantGroup = (typeof applicantGroups)[number]

/**
 * What the list of one's own applications can be narrowed to: those that are counted, all that have no end yet, and what
 * stands on Home: these, and those that ended within the last `daysOnHome` days.
 */
export const ownGroups = ['all', 'draft', 'sent', 'conversation', 'closed', 'open', 'home'] as const

/** For how many days Home says that an application has ended, for who was away. */
export const daysOnHome = 14

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

interface Standing {
  readonly state: string
  readonly turn: { readonly side: string } | null
}

/** Whether an application waits for its candidate: to be answered, or as a draft to be sent. Home and the menu count these. */
export const waitsForCandidate = ({ state, turn }: Standing) =>
  state === 'draft' || turn?.side === 'candidate'
