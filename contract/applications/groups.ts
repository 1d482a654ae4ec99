import * as v from 'valibot'

/** Filters of the list of applicants: not ended, ended, or both. */
export const applicantGroups = ['open', 'ended', 'all'] as const

export type ApplicantGroup = (typeof applicantGroups)[number]

/**
 * Filters of a candidate's applications: the counted groups, all that have not ended, and the applications on
 * Home: those, and ones that ended within the last `daysOnHome` days.
 */
export const ownGroups = ['all', 'draft', 'sent', 'conversation', 'closed', 'open', 'home'] as const

/** Days for which Home shows an ended application. */
export const daysOnHome = 14

export type OwnGroup = (typeof ownGroups)[number]

/** Counts of each group, whatever the filter, and of saved jobs. */
export const ownCounts = v.object({
  all: v.number(),
  saved: v.number(),
  draft: v.number(),
  sent: v.number(),
  conversation: v.number(),
  closed: v.number(),
})

export type OwnCounts = v.InferOutput<typeof ownCounts>

interface Progress {
  readonly state: string
  readonly turn: { readonly side: string } | null
}

/**
 * True if an application needs its candidate: for a reply, or as an unsent draft. Home and the menu count
 * these.
 */
export const waitsForCandidate = ({ state, turn }: Progress) =>
  state === 'draft' || turn?.side === 'candidate'
