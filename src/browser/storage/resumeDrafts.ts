import * as v from 'valibot'
import { typedResume } from '../../../contract/resumes/typed.ts'
import { createDeviceStore } from './deviceStore.ts'

/** Unsaved text of resumes, by id. */
export const resumeDrafts = createDeviceStore(
  'resume',
  v.object({
    revision: v.number(),
    before: typedResume,
    typed: typedResume,
    unanswered: v.optional(v.array(typedResume)),
  }),
)
