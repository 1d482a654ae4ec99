import * as v from 'valibot'
import { typedLetter } from '../../../contract/letters/typed.ts'
import { keeper } from './kept.ts'

/** Unsaved text of letters, by id. */
export const keptLetters = keeper(
  'letter',
  v.object({
    revision: v.number(),
    before: typedLetter,
    typed: typedLetter,
    unanswered: v.optional(v.array(typedLetter)),
  }),
)
