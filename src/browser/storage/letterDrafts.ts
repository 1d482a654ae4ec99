import * as v from 'valibot'
import { typedLetter } from '../../../contract/letters/typed.ts'
import { createDeviceStore } from './deviceStore.ts'

/** Unsaved text of letters, by id. */
export const letterDrafts = createDeviceStore(
  'letter',
  v.object({
    revision: v.number(),
    before: typedLetter,
    typed: typedLetter,
    unanswered: v.optional(v.array(typedLetter)),
  }),
)
