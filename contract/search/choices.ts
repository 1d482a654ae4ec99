import * as v from 'valibot'
import { postingContent } from '../postings/posting.ts'
import { searchLengths } from './lengths.ts'

// Apart from the criteria: people are searched for by the same choices.

/** In kilometres. */
export const radii = [5, 10, 25, 50, 100] as const

export type Radius = (typeof radii)[number]

const { employmentType, level, workplace } = postingContent.entries

/** Criteria with several values, in the order of an address. */
export const choices = {
  workplace: workplace.wrapped.options,
  type: employmentType.wrapped.options,
  level: level.wrapped.wrapped.options,
} as const

export type ChoiceName = keyof typeof choices

/** A text that somebody searches for. */
export const searchText = v.pipe(
  v.string(),
  v.maxLength(searchLengths.text.max, `Use at most ${searchLengths.text.max} characters.`),
)
