import * as v from 'valibot'
import type { Letter } from './calls.ts'

/** Form values of a letter as entered, valid or not. */
export const typedLetter = v.object({
  title: v.string(),
  body: v.string(),
  slug: v.nullable(v.string()),
  // Drafts stored in the browser by earlier versions lack the field.
  resumeId: v.optional(v.nullable(v.string()), null),
})

export type TypedLetter = v.InferOutput<typeof typedLetter>

/** Form values of a saved letter. */
export const typedOf = ({
  body,
  job,
  resumeId,
  title,
}: Pick<Letter, 'body' | 'job' | 'resumeId' | 'title'>): TypedLetter => ({
  title,
  body,
  slug: job?.slug ?? null,
  resumeId,
})
