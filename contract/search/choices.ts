import * as v from 'valibot'
import { postingContent } from '../postings/posting.ts'
import { searchLengths } from './lengths.ts'

// A separate module, because the talent search uses the same choices.

/** Search radii in kilometers. */
export const radii = [5, 10, 25, 50, 100] as const

export type Radius = (typeof radii)[number]

const { employmentType, level, workplace } = postingContent.entries

/** Criteria with several values, in the order of the query string. */
export const choices = {
  workplace: workplace.wrapped.options,
  type: employmentType.wrapped.options,
  level: level.wrapped.wrapped.options,
} as const

export type ChoiceName = keyof typeof choices

export const searchText = v.pipe(
  v.string(),
  v.maxLength(searchLengths.text.max, `Use at most ${searchLengths.text.max} characters.`),
)
