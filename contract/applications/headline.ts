import * as v from 'valibot'

/** Summary of an applicant for lists, derived from the sent resume and answers. */
export const headlineSchema = v.object({
  /** Current position, or the title of the resume. */
  title: v.nullable(v.string()),
  /** City of the resume. */
  place: v.nullable(v.string()),
  /** Whole years of dated work, and the number of positions; null without dates. */
  experience: v.nullable(v.object({ years: v.number(), jobs: v.number() })),
  hasLetter: v.boolean(),
  /**
   * Number of answers that the job requires, and of those that meet the requirement; null if it requires
   * none.
   */
  needs: v.nullable(v.object({ met: v.number(), total: v.number() })),
})

export type Headline = v.InferOutput<typeof headlineSchema>
