import { dateFormat } from './words/dateFormat.ts'

/**
 * Formats a day as "November 12, 2026", identically on the server and in every browser.
 *
 * @param at a day, `YYYY-MM-DD`, or a time as text or in milliseconds since 1970, which is converted to its
 * day in UTC
 */
export const dayInWords = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
