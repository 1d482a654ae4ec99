import * as v from 'valibot'

/** How a posting ended: `removed` by an operator, the others by who published it. */
export const outcomes = ['filledHere', 'filledElsewhere', 'cancelled', 'removed'] as const

export type Outcome = (typeof outcomes)[number]

/** How changes of a published posting stand that an operator has to approve; `refused`: the employer may write on. */
export const changesStatuses = ['none', 'waiting', 'refused'] as const

export type ChangesStatus = (typeof changesStatuses)[number]

/** A posting can be renewed so often. Then it is closed, or written anew. */
export const mostRenewals = 2

/** How many days a posting may be open, from the day on which it is published or renewed. */
export const openDays = { min: 1, max: 90 } as const

/** How many days an employer has to say that a posting is still open. Then it pauses. */
export const daysToConfirm = 7

/** How many days before the end of its last day those who act for a posting are told that it comes. */
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

/** Whether a last day, `YYYY-MM-DD`, comes so soon that they are told. Takes milliseconds since 1970. */
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
