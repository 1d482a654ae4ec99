import * as v from 'valibot'
import type { Stage } from './lifecycle.ts'

/** Name of an applicant, as the company sees it. */
export const applicantName = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** Set while the name is hidden; `firstName` is then a placeholder. */
  isHidden: v.optional(v.literal(true)),
  /** Set once the applicant’s data was erased; `firstName` is then a placeholder. */
  isErased: v.optional(v.literal(true)),
  /** Address of the photo, a square of 192 pixels; absent where there is none, and while the name is hidden. */
  photo: v.optional(v.string()),
})

/** Up to which stage a name is hidden where the posting wants it so (`hidesNames`). */
export const hiddenStage: Stage = 'submitted'

/** True if the name is hidden in this stage. It stays hidden for applications that end in it. */
export const isStillHidden = (stage: Stage | null) => stage === hiddenStage

/** Placeholder for a hidden name, numbered by the order of applying: "Candidate 3". */
export const hiddenName = (number: number) => `Candidate ${number}`

/** Placeholder for the name of an applicant whose data was erased. */
export const erasedName = 'Deleted applicant'
