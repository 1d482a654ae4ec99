import * as v from 'valibot'

/** Filters of the applicant list: open, ended, or both. */
export const applicantGroups = ['open', 'ended', 'all'] as const

export type ApplicantGroup = (typeof applicantGroups)[number]

/**
 * Filters of a candidate's applications. `open` has all that have not ended; `home` adds those that ended
 * within the last `daysOnHome` days.
 */
export const ownGroups = ['all', 'draft', 'sent', 'conversation', 'closed', 'open', 'home'] as const

/** Days for which Home shows an ended application. */
export const daysOnHome = 14

export type OwnGroup = (typeof ownGroups)[number]

/** Number of applications in each group, regardless of the filter, and of saved jobs. */
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
 * True if an application needs the candidate: for a reply, or to send the draft. Home and the menu show this
 * count.
 */
export const waitsForCandidate = ({ state, turn }: Progress) =>
  state === 'draft' || turn?.side === 'candidate'
