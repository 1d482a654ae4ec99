import * as v from 'valibot'
import { resumeDocument } from './document.ts'

/** Form values of a resume: title and document. */
export const typedResume = v.object({ title: v.string(), document: resumeDocument })

export type TypedResume = v.InferOutput<typeof typedResume>
