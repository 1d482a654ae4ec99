import { dateFormat } from './words/dateFormat.ts'

/**
 * A day, such as "November 12, 2026": the same on the server and in every browser.
 *
 * @param at a day, `YYYY-MM-DD`, or a time, as text or in milliseconds since 1970, of which the day in UTC is taken
 */
export const dayInWords = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
