import * as v from 'valibot'
import { postingContent } from '../../../contract/postings/posting.ts'
import { typedPosting } from '../../../contract/postings/typed.ts'
import { createDeviceStore } from './deviceStore.ts'

/** Unsaved text of postings, by id. */
export const postingDrafts = createDeviceStore(
  'posting',
  v.object({
    revision: v.number(),
    before: postingContent,
    typed: typedPosting,
    unanswered: v.optional(v.array(postingContent)),
  }),
)
