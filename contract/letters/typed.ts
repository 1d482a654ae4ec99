import * as v from 'valibot'
import type { Letter } from './calls.ts'

/** What stands in the fields of a letter: as it was typed, whether or not it can be saved. */
export const typedLetter = v.object({
  title: v.string(),
  body: v.string(),
  slug: v.nullable(v.string()),
  // Devices may have kept letters from before there was one.
  resumeId: v.optional(v.nullable(v.string()), null),
})

export type TypedLetter = v.InferOutput<typeof typedLetter>

/** What stands in the fields as long as nobody has changed anything. */
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
