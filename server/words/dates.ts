const inZone = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })

const short = inZone({ weekday: 'short', month: 'short', day: 'numeric' })
const shortWithYear = inZone({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const long = inZone({ dateStyle: 'long' })

const yearOf = (at: number) => new Date(at).getUTCFullYear()

/**
 * A due date, such as "Thu, Nov 26"; with the year where it is not the current one. The day is that of UTC, because a
 * mail is written before anybody reads it.
 *
 * @param at milliseconds since 1970
 * @param now the same, when the text is written
 */
export const dueDay = (at: number, now: number): string =>
  (yearOf(at) === yearOf(now) ? short : shortWithYear).format(at)

/** A date, `YYYY-MM-DD`, such as "November 12, 2026". */
export const longDay = (date: string): string => long.format(new Date(date))
