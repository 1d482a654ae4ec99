import * as v from 'valibot'

/** First look at an applicant in a list: from the resume and the answers as they were sent. */
export const headlineSchema = v.object({
  /** Current position, or the title of the resume. */
  title: v.nullable(v.string()),
  /** City of the resume. */
  place: v.nullable(v.string()),
  /** Whole years of dated work, and the number of positions; null without dates. */
  experience: v.nullable(v.object({ years: v.number(), jobs: v.number() })),
  hasLetter: v.boolean(),
  /** Answers that the job needs, and how many of them are as needed; null if it needs none. */
  needs: v.nullable(v.object({ met: v.number(), total: v.number() })),
})

export type Headline = v.InferOutput<typeof headlineSchema>
