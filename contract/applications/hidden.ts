import * as v from 'valibot'
import type { Stage } from './lifecycle.ts'

/** Applicant name, as the company sees it. */
export const applicantName = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** Present while the name is hidden; `firstName` is then a placeholder. */
  isHidden: v.optional(v.literal(true)),
  /** Present after the applicant’s data was erased; `firstName` is then a placeholder. */
  isErased: v.optional(v.literal(true)),
  /** URL of the photo, a square of 192 pixels; absent without a photo, and while the name is hidden. */
  photo: v.optional(v.string()),
})

/** Last stage in which a posting with hidden names (`hidesNames`) hides the name. */
export const hiddenStage: Stage = 'submitted'

/** True if the name is hidden in this stage. It stays hidden for applications that end in this stage. */
export const isStillHidden = (stage: Stage | null) => stage === hiddenStage

/** Placeholder for a hidden name, numbered in order of application: "Candidate 3". */
export const hiddenName = (number: number) => `Candidate ${number}`

/** Placeholder for the name of an applicant whose data was erased. */
export const erasedName = 'Deleted applicant'
