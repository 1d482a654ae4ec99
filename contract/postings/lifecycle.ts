import * as v from 'valibot'

/** Outcomes of a closed posting: `removed` by an operator, the others by its company. */
export const outcomes = ['filledHere', 'filledElsewhere', 'cancelled', 'removed'] as const

export type Outcome = (typeof outcomes)[number]

/** Review status of changes to a published posting; `refused`: the employer may edit them again. */
export const changesStatuses = ['none', 'waiting', 'refused'] as const

export type ChangesStatus = (typeof changesStatuses)[number]

/** A posting can be renewed so often. Then it is closed, or written anew. */
export const maxRenewals = 2

/** Number of days for which a posting may be open, from publishing or renewing. */
export const openDays = { min: 1, max: 90 } as const

/** Days for an employer to confirm that a posting is still open. After that it pauses. */
export const daysToConfirm = 7

/** Days before the last day at which the company is notified. */
export const daysBeforeEnd = 3

const DAY = 86_400_000

/** The offset from UTC of the zone in which a day ends last. */
export const lastOffset = '-12:00'

/**
 * When a last day, `YYYY-MM-DD`, has ended everywhere on earth: nobody loses a part of it by where they live.
 *
 * @returns milliseconds since 1970
 */
export const endOfDay = (lastDay: string) => Date.parse(`${lastDay}T00:00${lastOffset}`) + DAY

/** True if a last day, `YYYY-MM-DD`, is near enough for the notice. Takes milliseconds since 1970. */
export const endsSoon = (lastDay: string, now: number) => endOfDay(lastDay) - daysBeforeEnd * DAY <= now

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

/** The states in which everybody may read a posting: it is open, or has been. */
export const publicStates = ['published', 'unconfirmed', 'paused', 'expired', 'closing', 'closed'] as const

export type PublicState = (typeof publicStates)[number]
