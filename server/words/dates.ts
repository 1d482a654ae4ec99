import { dayFormat } from '../../contract/words/dateFormat.ts'

/**
 * A due date, such as "Thu, Nov 26"; with the year where it is not the current one. The day is that of UTC, because a
 * mail is written before anybody reads it.
 */
export const dueDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
