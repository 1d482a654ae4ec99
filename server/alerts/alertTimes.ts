import {
  alertHour,
  hoursBetweenInstantAlerts,
  quietHours,
  type AlertFrequency,
} from '../../contract/alerts/lifecycle.ts'
import { isTimeZone } from '../../contract/alerts/savedSearch.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Mails wait for the next full minute, so that many are sent by one job. */
const MINUTE = 60_000
const MONDAY = 1

/** Making a formatter takes longer than all that one batch writes with it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      // Another version of Node may have known the zone when the search was saved.
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Time that clocks in a zone show, as if it were UTC, in milliseconds since 1970 without fractions of a second. */
function clockTime(timeZone: string, at: number): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

const offsetAt = (timeZone: string, at: number) => clockTime(timeZone, at) - Math.floor(at / 1_000) * 1_000

/**
 * When clocks in a zone first show a time; for one that they skip, when they have skipped it.
 *
 * @param shown in milliseconds since 1970, as if it were UTC
 */
function firstShowing(timeZone: string, shown: number): number {
  // No zone is further than a day from UTC, so a change of the offset lies between these two.
  const [before, after] = [offsetAt(timeZone, shown - DAY), offsetAt(timeZone, shown + DAY)]
  const exact = [shown - before, shown - after].filter((at) => clockTime(timeZone, at) === shown)
  return exact.length > 0 ? Math.min(...exact) : shown - before
}

/** Start of the day that clocks in a zone show, as if it were UTC. */
const dayAt = (timeZone: string, at: number) => Math.floor(clockTime(timeZone, at) / DAY) * DAY

/** The next time after another at which clocks in a zone show an hour, on a day that fits. */
function nextHour(
  { hour, timeZone }: { readonly hour: number; readonly timeZone: string },
  after: number,
  fits: (day: number) => boolean = () => true,
): number {
  for (let day = dayAt(timeZone, after); ; day += DAY) {
    const at = firstShowing(timeZone, day + hour * HOUR)
    // A zone that moves over the date line skips a whole day.
    if (at > after && fits(day) && dayAt(timeZone, at) === day) return at
  }
}

const isMonday = (day: number) => new Date(day).getUTCDay() === MONDAY

const isQuiet = (timeZone: string, at: number) => {
  const hour = new Date(clockTime(timeZone, at)).getUTCHours()
  return hour >= quietHours.from || hour < quietHours.until
}

interface AlertSchedule {
  readonly every: AlertFrequency
  /** IANA time zone. */
  readonly timeZone: string
  /** Time of the last mail, in milliseconds since 1970. */
  readonly lastAt: number | null
}

/**
 * When a job that matches now is mailed, in milliseconds since 1970: at once but 4 hours after the last mail and not in
 * quiet hours, at 8:00 in the morning, or at 8:00 on Monday, on the clocks of the recipient.
 *
 * @param now milliseconds since 1970
 */
export function nextAlertAt({ every, lastAt, timeZone }: AlertSchedule, now: number): number {
  if (every === 'daily') return nextHour({ hour: alertHour, timeZone }, now)
  if (every === 'weekly') return nextHour({ hour: alertHour, timeZone }, now, isMonday)
  const free = lastAt === null ? now : lastAt + hoursBetweenInstantAlerts * HOUR
  const earliest = free <= now ? now : Math.ceil(free / MINUTE) * MINUTE
  if (!isQuiet(timeZone, earliest)) return earliest
  return nextHour({ hour: quietHours.until, timeZone }, earliest)
}
