import { counted } from '../../contract/words/counted.ts'
import { dateFormat, dayFormat } from '../../contract/words/dateFormat.ts'

// The server does not know the reader's zone: what it renders uses the day in UTC (`dayInLine`, `dayInWords`).

/** A day in a line of a list, such as "Nov 12, 2026", in UTC. */
export const dayInLine = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** The day of a moment, such as "November 12, 2026", in the reader's zone. */
export const dayHere = dateFormat({ dateStyle: 'long' })

/** A day, such as "Thu, Nov 26" or "Tue, Jan 5, 2027", in the reader's zone. */
export const shortDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' })

/** The same without its weekday, such as "Nov 26". */
export const dayOfMonth = dayFormat({ month: 'short', day: 'numeric' })

/** A day, such as "Thursday, November 26", in the reader's zone. */
export const namedDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** The time of a moment, such as "2:42 PM", in the reader's zone. */
export const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' })

/** The same to the second, such as "2:42:05 PM". */
export const timeToSecond = dateFormat({ timeStyle: 'medium' })

/** A moment, such as "Thu, Nov 12, 9:14 AM", in the reader's zone. */
export const shortTime = (at: string, now: number): string => `${shortDay(at, now)}, ${timeOfDay(at)}`

/** A moment of a year that does not matter, such as "Nov 12, 9:14 AM", in the reader's zone. */
export const timeOfYear = dateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

const month = dateFormat({ month: 'long', timeZone: 'UTC' })

/** The months from January to December. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  month(Date.UTC(2024, index)),
)

const TRASH_MS = 30 * 86_400_000

/** Last day in the trash of something that was moved there at a time. */
export const inTrashUntil = (trashedAt: string) =>
  `In the trash until ${dayHere(Date.parse(trashedAt) + TRASH_MS)}`

/** So many days, in words. */
export const daysInWords = (count: number) => counted(count, 'day', 'days')
