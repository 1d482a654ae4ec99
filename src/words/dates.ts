const medium = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day in a line of a list, such as "12 Nov 2026". */
export const dayInLine = (at: string) => medium.format(new Date(at))

const longHere = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/**
 * The day of a moment, such as "12 November 2026", in the reader's zone. For what is not rendered by the server, which
 * does not know that zone.
 *
 * @param at a time
 */
export const dayHere = (at: string) => longHere.format(new Date(at))

const BINNED = 30 * 86_400_000

/** Until when something stays in the bin that was put there at a time. */
export const inBinUntil = (trashedAt: string) =>
  `In the bin until ${dayHere(new Date(Date.parse(trashedAt) + BINNED).toISOString())}`

/** So many days, in words. */
export const daysInWords = (count: number) => (count === 1 ? '1 day' : `${count} days`)

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options)

// To make one takes longer than to draw the row in which it is used: they are made once.
const dayParts = [
  formatter({ weekday: 'short' }),
  formatter({ day: 'numeric' }),
  formatter({ month: 'short' }),
]
const yearPart = formatter({ year: 'numeric' })

const partsOf = (at: string) => {
  const date = new Date(at)
  return { day: dayParts.map((part) => part.format(date)).join(' '), year: yearPart.format(date) }
}

/**
 * A day in short, such as "Thu 26 Nov", in the reader's zone; with the year only where it is another one than now's.
 * For what is not rendered by the server, which does not know that zone.
 *
 * @param at a time
 */
export function shortDay(at: string, now: number): string {
  const { day, year } = partsOf(at)
  return year === partsOf(new Date(now).toISOString()).year ? day : `${day} ${year}`
}

/** A moment in short, such as "Thu 12 Nov, 09:14", in the reader's zone. */
export const shortTime = (at: string, now: number): string => `${shortDay(at, now)}, ${timeOfDay(at)}`

/** A day with its name, such as "Thursday 26 November", in the reader's zone. */
export const namedDay = (at: string): string =>
  ['weekday', 'day', 'month']
    .map((part) =>
      new Intl.DateTimeFormat('en-GB', { [part]: part === 'day' ? 'numeric' : 'long' }).format(new Date(at)),
    )
    .join(' ')

/** The time of a moment, such as "14:42", in the reader's zone. */
export const timeOfDay = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
