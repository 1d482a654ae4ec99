import * as v from 'valibot'
import { typedResume } from '../../../contract/resumes/typed.ts'
import { keeper } from './kept.ts'

/** Unsaved text of resumes, by id. */
export const keptResumes = keeper(
  'resume',
  v.object({
    revision: v.number(),
    before: typedResume,
    typed: typedResume,
    unanswered: v.optional(v.array(typedResume)),
  }),
)
