const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A day, such as "12 November 2026": the same on the server and in every browser.
 *
 * @param at a day, `YYYY-MM-DD`, or a time, of which the day in UTC is told
 */
export const dayInWords = (at: string) => long.format(new Date(at))

/** So many days, in words. */
export const daysInWords = (count: number) => (count === 1 ? '1 day' : `${count} days`)
