const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A day, such as "12 November 2026": the same on the server and in every browser.
 *
 * @param at a day, `YYYY-MM-DD`, or a time, as text or in milliseconds since 1970, of which the day in UTC is taken
 */
export const dayInWords = (at: string | number) => long.format(new Date(at))
