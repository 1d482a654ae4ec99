import type { Ignored } from './ignored.ts'

/** Of the pages of the talent search: each hears everything everywhere. */
export const ignoredTalent = {
  talentSearchPage: [],
  person: [],
  shortlistMarks: [],
  shortlistPage: [],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
