import * as v from 'valibot'
import { day } from '../postings/lifecycle.ts'
import { stages } from '../stages.ts'
import { bounded } from '../text.ts'
import { strictObject } from '../schemas/shapes.ts'
import { money } from './offeredPay.ts'

export { stages, type Stage } from '../stages.ts'

/** Standard reasons for a rejection. The message explains them to the applicant. */
export const rejectionReasons = ['experience', 'skills', 'location', 'filled', 'other'] as const

const message = v.pipe(bounded(4_000), v.trim(), v.nonEmpty('Write a message.'), v.maxLength(4_000))
const words = v.optional(v.pipe(bounded(500), v.trim(), v.maxLength(500)))

export const candidateApplicationEvents = v.variant('type', [
  strictObject({ type: v.literal('submit') }),
  strictObject({ type: v.literal('discard') }),
  strictObject({ type: v.literal('withdraw'), reason: words }),
  strictObject({ type: v.literal('reply'), message }),
  strictObject({ type: v.literal('accept') }),
  strictObject({ type: v.literal('decline'), reason: words }),
  strictObject({ type: v.literal('release') }),
  strictObject({ type: v.literal('tell'), message }),
])

export const employerApplicationEvents = v.variant('type', [
  strictObject({
    type: v.literal('advance'),
    to: v.picklist(stages.filter((stage) => stage !== 'submitted' && stage !== 'offered')),
    message: v.optional(message),
  }),
  strictObject({ type: v.literal('ask'), message }),
  strictObject({
    type: v.literal('offer'),
    message,
    pay: v.optional(money),
    /** First day of work. */
    start: v.optional(day),
  }),
  strictObject({
    type: v.literal('reject'),
    reason: v.picklist(rejectionReasons, 'Choose a reason.'),
    message,
  }),
  strictObject({ type: v.literal('undo') }),
  strictObject({ type: v.literal('tell'), message }),
])

export type CandidateApplicationEvent = v.InferOutput<typeof candidateApplicationEvents>
export type EmployerApplicationEvent = v.InferOutput<typeof employerApplicationEvents>

/** Events of the clock, the posting, and the applicant's account. */
export type SystemApplicationEvent =
  | { readonly type: 'turnDue' }
  | { readonly type: 'turnLate' }
  | { readonly type: 'rejectionDue' }
  | { readonly type: 'positionClosed'; readonly message: string }
  | { readonly type: 'postingGone' }
  | { readonly type: 'accountDeleted' }

export type ApplicationEvent = CandidateApplicationEvent | EmployerApplicationEvent | SystemApplicationEvent
