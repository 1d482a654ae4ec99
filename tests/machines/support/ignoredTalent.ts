import type { Ignored } from './ignored.ts'

/** Ignored events of the talent search pages, which receive every event in every state. */
export const ignoredTalent = {
  talentSearchPage: [],
  person: [],
  shortlistMarks: [],
  shortlistPage: [],
  talentHead: [],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
