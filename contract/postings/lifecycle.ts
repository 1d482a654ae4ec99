import * as v from 'valibot'

/** How a posting ended: `removed` by an operator, the others by who published it. */
export const outcomes = ['filledHere', 'filledElsewhere', 'cancelled', 'removed'] as const

export type Outcome = (typeof outcomes)[number]

/** A posting can be renewed so often. Then it is closed, or written anew. */
export const mostRenewals = 2

/** How many days a posting may be open, from the day on which it is published or renewed. */
export const openDays = { min: 1, max: 90 } as const

/** How many days an employer has to say that a posting is still open. Then it pauses. */
export const daysToConfirm = 7

/** The day of a time in UTC. Takes milliseconds since 1970. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const WRONG_DATE = 'Enter a date, such as 2027-01-31.'

/** A day that the calendar has, `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(WRONG_DATE),
  v.isoDate(WRONG_DATE),
  v.check((typed) => {
    const at = Date.parse(typed)
    return !Number.isNaN(at) && dayOf(at) === typed
  }, WRONG_DATE),
)

const message = v.pipe(v.string(), v.trim(), v.nonEmpty('Write a message.'), v.maxLength(2_000))

/** What an employer may do to a posting. */
export const employerPostingEvents = v.variant('type', [
  v.strictObject({ type: v.literal('publish') }),
  v.strictObject({ type: v.literal('discard') }),
  v.strictObject({ type: v.literal('recall') }),
  v.strictObject({ type: v.literal('confirm') }),
  v.strictObject({ type: v.literal('pause') }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({ type: v.literal('renew'), validThrough: day }),
  v.strictObject({
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
  v.strictObject({ type: v.literal('hold'), reason: message }),
  v.strictObject({ type: v.literal('approve') }),
  v.strictObject({ type: v.literal('refuse'), reason: message }),
  v.strictObject({ type: v.literal('remove'), reason: message }),
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
