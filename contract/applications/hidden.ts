import * as v from 'valibot'
import type { Stage } from './lifecycle.ts'

/** Who has applied, as the company is told. */
export const applicantName = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** Where the company may not know it yet, and the first name is what stands for it. */
  isHidden: v.optional(v.literal(true)),
})

/** Up to which stage a name is hidden where the posting wants it so (`hidesNames`). */
const hiddenIn: Stage = 'submitted'

/** Whether somebody who has applied to such a posting still has no name; who ends in that stage keeps none. */
export const isStillHidden = (stage: Stage | null) => stage === hiddenIn

/** What stands for a name, by the order in which people have applied: "Candidate 3". */
export const hiddenName = (number: number) => `Candidate ${number}`
