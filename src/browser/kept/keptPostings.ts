import * as v from 'valibot'
import { postingContent } from '../../../contract/postings/posting.ts'
import { typedPosting } from '../../../contract/postings/typed.ts'
import { keeper } from './kept.ts'

/** Unsaved text of postings, by id. */
export const keptPostings = keeper(
  'posting',
  v.object({
    revision: v.number(),
    before: postingContent,
    typed: typedPosting,
    unanswered: v.optional(v.array(postingContent)),
  }),
)
