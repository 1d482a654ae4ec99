import * as v from 'valibot'
import { bounded } from '../text.ts'
import { day, outcomes } from './lifecycle.ts'
import { strictObject } from '../schemas/shapes.ts'

const message = v.pipe(bounded(2_000), v.trim(), v.nonEmpty('Write a message.'), v.maxLength(2_000))

export const employerPostingEvents = v.variant('type', [
  strictObject({ type: v.literal('publish') }),
  strictObject({ type: v.literal('discard') }),
  strictObject({ type: v.literal('recall') }),
  strictObject({ type: v.literal('confirm') }),
  strictObject({ type: v.literal('pause') }),
  strictObject({ type: v.literal('resume') }),
  strictObject({ type: v.literal('renew'), validThrough: day }),
  strictObject({
    type: v.literal('close'),
    outcome: v.picklist(
      outcomes.filter((outcome) => outcome !== 'removed'),
      'Choose how it ended.',
    ),
    /** Message to all open applicants. With it, closing the posting ends their applications. */
    message: v.optional(message),
  }),
])

export const operatorPostingEvents = v.variant('type', [
  strictObject({ type: v.literal('hold'), reason: message }),
  strictObject({ type: v.literal('approve') }),
  strictObject({ type: v.literal('refuse'), reason: message }),
  strictObject({ type: v.literal('remove'), reason: message }),
])

export type EmployerPostingEvent = v.InferOutput<typeof employerPostingEvents>
export type OperatorPostingEvent = v.InferOutput<typeof operatorPostingEvents>

export type ClockPostingEvent =
  | { readonly type: 'freshnessDue' }
  | { readonly type: 'freshnessMissed' }
  | { readonly type: 'validThroughReached' }

/** Event of the system when an application has ended, with the number of applications that are still open. */
export interface SystemPostingEvent {
  readonly type: 'applicationEnded'
  readonly openApplications: number
}

/** Edit of a published posting that requires approval by an operator. */
export interface SubmitChangesEvent {
  readonly type: 'submitChanges'
}

export type PostingEvent =
  EmployerPostingEvent | SubmitChangesEvent | OperatorPostingEvent | ClockPostingEvent | SystemPostingEvent
