import { dateFormat, dayFormat } from '../../contract/words/dateFormat.ts'

/**
 * Formats a due date as "Thu, Nov 26", with the year if it is not the current one. Days are in UTC, because
 * the reader's time zone is unknown when an email is rendered.
 */
export const dueDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a time as "November 26, 2026 at 2:42 PM UTC". */
export const utcTime = dateFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})
