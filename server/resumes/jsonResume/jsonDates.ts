import { datedIn, isPresent } from '../reading/dates.ts'
import { isRecord, textOfValue, type Fields } from './values.ts'

/** Dates parsed from a value. */
export interface SaidDate {
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  /** True for a period with both ends, or with a current end. */
  readonly isRange: boolean
  /** True if a part of the value was not understood. */
  readonly isPartly: boolean
}

const single = (date: string, isPartly = false): SaidDate => ({
  startDate: undefined,
  endDate: date,
  isRange: false,
  isPartly,
})
const open: SaidDate = { startDate: undefined, endDate: undefined, isRange: true, isPartly: false }

const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ]\d{1,2}:.{0,40})?$/

/**
 * Parses a JSON value as a date or period: a text in any common notation, a number, or an object with parts.
 */
export function saidDate(value: unknown): SaidDate | undefined {
  if (typeof value === 'number') return ofNumber(value)
  if (isRecord(value)) return ofParts(value)
  if (Array.isArray(value) && value.length === 2) return ofParts({ start: value[0], end: value[1] })
  const text = textOfValue(value).trim()
  if (isPresent(text)) return open
  if (/^\d{4}$/.test(text)) return single(text)
  const iso = ISO.exec(text)
  if (iso) {
    const [, year = '', month = '', day] = iso
    return ofCalendar(year, month, day)
  }
  if (/^\d{9,13}$/.test(text)) return ofNumber(Number(text))
  const dated = datedIn(text, { isWhole: true })
  if (!dated || dated.before !== '' || dated.after !== '') return undefined
  const { endDate, isRange, startDate } = dated
  // In 03/04/2018, day and month are ambiguous, so only the year is kept.
  return {
    startDate,
    endDate,
    isRange,
    isPartly: !isRange && /^\d{4}$/.test(endDate ?? '') && /^\d+\D\d+\D\d+$/.test(text),
  }
}

/** Drops invalid months and days, because some programs write 2018-00-00 for a year. */
function ofCalendar(year: string, month: string, day: string | undefined): SaidDate {
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  if (!isMonth) return single(year, Number(month) !== 0)
  const upToMonth = `${year}-${month.padStart(2, '0')}`
  if (day === undefined || Number(day) === 0) return single(upToMonth)
  const date = `${upToMonth}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(date)
    ? single(date)
    : single(upToMonth, true)
}

/** Parses a number as year, or as seconds or milliseconds since 1970. */
function ofNumber(said: number): SaidDate | undefined {
  if (Number.isInteger(said) && said >= 1900 && said <= 2100) return single(String(said))
  const at = new Date(Math.abs(said) < 1e11 ? said * 1000 : said)
  const isLikely = Math.abs(said) > 1e7 && at.getUTCFullYear() >= 1930 && at.getUTCFullYear() <= 2100
  return isLikely ? single(at.toISOString().slice(0, 10)) : undefined
}

const isUnread = (value: unknown, said: SaidDate | undefined) => textOfValue(value) !== '' && !said

/** Parses an object `{ year, month, day }` or `{ start, end }`. */
function ofParts({ day, end, endDate, from, month, start, startDate, to, until, year, ...more }: Fields) {
  if (Object.keys(more).length > 0) return undefined
  if (year !== undefined) {
    const parts = [year, month, day].map((part) => textOfValue(part)).filter((part) => part !== '')
    return saidDate(
      parts.every((part) => /^\d+$/.test(part)) ? parts.join('-') : parts.toReversed().join(' '),
    )
  }
  const [first, last] = [start ?? startDate ?? from, end ?? endDate ?? to ?? until]
  const [begun, ended] = [saidDate(first), saidDate(last)]
  if (isUnread(first, begun) || isUnread(last, ended) || (!begun && !ended)) return undefined
  return {
    startDate: begun?.endDate,
    endDate: ended?.endDate,
    isRange: true,
    isPartly: begun?.isPartly === true || ended?.isPartly === true,
  }
}
