import { counted } from '../../contract/words/counted.ts'
import { dateFormat, dayFormat } from '../../contract/words/dateFormat.ts'

// The server does not know the reader's time zone, so text that it renders uses days in UTC (`dayInLine`,
// `dayInWords`).

/** Formats a day for a list, such as "Nov 12, 2026", in UTC. */
export const dayInLine = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a day, such as "November 12, 2026", in the reader's time zone. */
export const dayHere = dateFormat({ dateStyle: 'long' })

/** Formats a day, such as "Thu, Nov 26", or "Tue, Jan 5, 2027" in another year, in the reader's time zone. */
export const shortDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' })

/** Formats a day without its weekday, such as "Nov 26", in the reader's time zone. */
export const dayOfMonth = dayFormat({ month: 'short', day: 'numeric' })

/** Formats a day, such as "Thursday, November 26", in the reader's time zone. */
export const namedDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Formats a time, such as "2:42 PM", in the reader's time zone. */
export const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' })

/** Formats a time with seconds, such as "2:42:05 PM", in the reader's time zone. */
export const timeToSecond = dateFormat({ timeStyle: 'medium' })

/** Formats a day and time, such as "Thu, Nov 12, 9:14 AM", in the reader's time zone. */
export const shortTime = (at: string, now: number): string => `${shortDay(at, now)}, ${timeOfDay(at)}`

/** Formats a day and time without the year, such as "Nov 12, 9:14 AM", in the reader's time zone. */
export const timeOfYear = dateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

const month = dateFormat({ month: 'long', timeZone: 'UTC' })

/** Month names from January to December. */
export const monthNames = (): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => month(Date.UTC(2024, index)))

const TRASH_MS = 30 * 86_400_000

/** Last day in the trash for a document, from the time of its deletion. */
export const inTrashUntil = (trashedAt: string) =>
  `In the trash until ${dayHere(Date.parse(trashedAt) + TRASH_MS)}`

/** Number of days, such as "2 days". */
export const daysInWords = (count: number) => counted(count, 'day', 'days')
