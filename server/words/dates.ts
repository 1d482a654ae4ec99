import { dateFormat, dayFormat } from '../../contract/words/dateFormat.ts'

/**
 * A due date, such as "Thu, Nov 26"; with the year where it is not the current one. The day is that of UTC, because a
 * mail is written before anybody reads it.
 */
export const dueDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A moment, such as "November 26, 2026 at 2:42 PM UTC". */
export const utcTime = dateFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})
