import * as v from 'valibot'

/** Outcomes of a closed posting: `removed` by an operator, the others by its company. */
export const outcomes = ['filledHere', 'filledElsewhere', 'cancelled', 'removed'] as const

export type Outcome = (typeof outcomes)[number]

/** Review status of edits to a published posting. `refused`: the employer may edit them again. */
export const changesStatuses = ['none', 'waiting', 'refused'] as const

export type ChangesStatus = (typeof changesStatuses)[number]

/** Maximum number of renewals. After them, the posting can only be closed. */
export const maxRenewals = 2

/** Number of days that a posting may be open, from publishing or renewal. */
export const openDays = { min: 1, max: 90 } as const

/** Days for an employer to confirm that a posting is still open, after which it pauses. */
export const daysToConfirm = 7

/** Days before the last day on which the company is notified. */
export const daysBeforeEnd = 3

const DAY = 86_400_000

/** UTC offset of the time zone where a day ends last. */
export const lastOffset = '-12:00'

/**
 * End of a last day, `YYYY-MM-DD`, in the last time zone on earth, so that applicants everywhere have the
 * full day.
 *
 * @returns milliseconds since 1970
 */
export const endOfDay = (lastDay: string) => Date.parse(`${lastDay}T00:00${lastOffset}`) + DAY

/**
 * True if the last day, `YYYY-MM-DD`, is near enough to notify the company.
 *
 * @param now milliseconds since 1970
 */
export const endsSoon = (lastDay: string, now: number) => endOfDay(lastDay) - daysBeforeEnd * DAY <= now

/** Day in UTC, `YYYY-MM-DD`, of a time in milliseconds since 1970. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const WRONG_DATE = 'Enter a date, such as 2027-01-31.'

/** Existing calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(WRONG_DATE),
  v.isoDate(WRONG_DATE),
  v.check((typed) => {
    const at = Date.parse(typed)
    return !Number.isNaN(at) && dayOf(at) === typed
  }, WRONG_DATE),
)

/** States in which a posting has a public page: it is or was open. */
export const publicStates = ['published', 'unconfirmed', 'paused', 'expired', 'closing', 'closed'] as const

export type PublicState = (typeof publicStates)[number]
