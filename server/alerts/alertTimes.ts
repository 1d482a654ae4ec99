import {
  alertHour,
  hoursBetweenInstantAlerts,
  quietHours,
  type AlertFrequency,
} from '../../contract/alerts/lifecycle.ts'
import { isTimeZone } from '../../contract/alerts/savedSearch.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Alerts are sent at full minutes, so that one job sends many. */
const MINUTE = 60_000
const MONDAY = 1

/** Cached by time zone, because creating a formatter is slower than formatting a whole batch. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      // The saved zone may come from a Node version with newer time zone data.
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

/** Local time in a zone, encoded as if it were UTC, in milliseconds since 1970 with whole seconds. */
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
 * First moment at which clocks in a zone show a local time. If daylight saving skips that time, the moment
 * after the gap.
 *
 * @param shown local time as if it were UTC, in milliseconds since 1970
 */
function firstShowing(timeZone: string, shown: number): number {
  // All zones are within a day of UTC, so these offsets are those before and after a possible change.
  const [before, after] = [offsetAt(timeZone, shown - DAY), offsetAt(timeZone, shown + DAY)]
  const exact = [shown - before, shown - after].filter((at) => clockTime(timeZone, at) === shown)
  return exact.length > 0 ? Math.min(...exact) : shown - before
}

/** Start of the local day in a zone, encoded as if it were UTC. */
const dayAt = (timeZone: string, at: number) => Math.floor(clockTime(timeZone, at) / DAY) * DAY

/** Next moment after a time at which clocks in a zone show an hour, on a day that fits. */
function nextHour(
  { hour, timeZone }: { readonly hour: number; readonly timeZone: string },
  after: number,
  fits: (day: number) => boolean = () => true,
): number {
  for (let day = dayAt(timeZone, after); ; day += DAY) {
    const at = firstShowing(timeZone, day + hour * HOUR)
    // A zone that moves across the date line skips a whole day.
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
  /** Time of the last email, in milliseconds since 1970. */
  readonly lastAt: number | null
}

/**
 * Time at which a job that matches at present is mailed, in milliseconds since 1970. `instant`: immediately,
 * but at least 4 hours after the last email and outside quiet hours. `daily`: 8:00 in the morning. `weekly`:
 * 8:00 on Monday. All in the recipient's time zone.
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
