import * as v from 'valibot'
import { bounded } from '../text.ts'
import { day, outcomes } from './lifecycle.ts'
import { strictObject } from '../schemas/shapes.ts'

const message = v.pipe(bounded(2_000), v.trim(), v.nonEmpty('Write a message.'), v.maxLength(2_000))

/** What an employer may do to a posting. */
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
    /** With one, every application that is still open ends with it. */
    message: v.optional(message),
  }),
])

/** What an operator may do to a posting. */
export const operatorPostingEvents = v.variant('type', [
  strictObject({ type: v.literal('hold'), reason: message }),
  strictObject({ type: v.literal('approve') }),
  strictObject({ type: v.literal('refuse'), reason: message }),
  strictObject({ type: v.literal('remove'), reason: message }),
])

export type EmployerPostingEvent = v.InferOutput<typeof employerPostingEvents>
export type OperatorPostingEvent = v.InferOutput<typeof operatorPostingEvents>

/** What time brings about. */
export type ClockPostingEvent =
  | { readonly type: 'freshnessDue' }
  | { readonly type: 'freshnessMissed' }
  | { readonly type: 'validThroughReached' }

/** What happens elsewhere in the system: an application has ended, and so many are still open. */
export interface SystemPostingEvent {
  readonly type: 'applicationEnded'
  readonly openApplications: number
}

export type PostingEvent =
  EmployerPostingEvent | OperatorPostingEvent | ClockPostingEvent | SystemPostingEvent
