import * as v from 'valibot'
import { resumeDocument } from './document.ts'

/** A resume as it is written: what it is called, and what it says. */
export const typedResume = v.object({ title: v.string(), document: resumeDocument })

export type TypedResume = v.InferOutput<typeof typedResume>
