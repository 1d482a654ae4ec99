import { isSeason, monthNamed } from './months.ts'
import {
  ENDED_BY,
  EXPECTED_BEFORE,
  EXPECTED_AFTER,
  FROM,
  DURATION_SUFFIX,
  ONLY_PRESENT,
  PRESENT,
  SINCE,
  UNTIL,
} from './rangeWords.ts'
import { withoutEnds } from './line.ts'
import { datesIn, type FoundDate, type ReadingOfDates } from './singleDates.ts'

/** Period found in a text, and the text around it. */
export interface Dated {
  readonly startDate: string | undefined
  /** Undefined for a current item. */
  readonly endDate: string | undefined
  readonly isRange: boolean
  /** True if the date is at the start or the end of the text. */
  readonly isAtEdge: boolean
  readonly before: string
  readonly after: string
}

const OPEN = /^\s{0,9}[-–—]\s{0,9}$/u
/** Month or season whose year follows later, as in Jan – Mar 2020. */
const SAME_YEAR =
  /(?<![\p{L}\p{M}\d./])(?:(?<name>[\p{L}\p{M}]{3,14})\.?|(?<number>\d{1,2}))\s{0,9}[-–—]\s{0,9}$/u

/** Replaces digits of any script by ASCII, one character each, so that offsets stay valid. */
const withPlainDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String(
      (digit.charCodeAt(0) -
        (digit.charCodeAt(0) >= 0xff10 ? 0xff10 : digit.charCodeAt(0) >= 0x6f0 ? 0x6f0 : 0x660)) %
        10,
    ),
  )

/** Maximum length. Longer texts are prose, in which a date does not date the entry. */
const LONGEST = 2_000

/** First period or single date in a text. */
export function datedIn(text: string, reading: ReadingOfDates = {}): Dated | undefined {
  if (text.length > LONGEST) return undefined
  const plain = withPlainDigits(text)
  const [first, second] = sureDates(plain, datesIn(plain, reading), reading)
  if (!first) return undefined
  const [before, behind] = [plain.slice(0, first.from), plain.slice(first.to)]
  if (first.until !== undefined)
    return result(text, first.from, first.to, { startDate: first.date, endDate: first.until, isRange: true })
  if (second && UNTIL.test(plain.slice(first.to, second.from)))
    return result(text, first.from, second.to, {
      startDate: first.date,
      endDate: second.until ?? second.date,
      isRange: true,
    })
  const [present] = PRESENT.exec(behind) ?? []
  const since = SINCE.exec(before)
  if (present !== undefined || since || OPEN.test(behind)) {
    const to = present === undefined ? first.to : first.to + present.length
    return result(text, since?.index ?? first.from, to, {
      startDate: first.date,
      endDate: undefined,
      isRange: true,
    })
  }
  const by = ENDED_BY.exec(before)
  if (by)
    return result(text, by.index, first.to, { startDate: undefined, endDate: first.date, isRange: true })
  const half = SAME_YEAR.exec(before)
  const startDate = half ? startOf(half.groups ?? {}, first.date) : undefined
  if (half && startDate !== undefined)
    return result(text, half.index, first.to, { startDate, endDate: first.date, isRange: true })
  const expected = EXPECTED_BEFORE.exec(before)
  const to = first.to + (EXPECTED_AFTER.exec(behind)?.[0].length ?? 0)
  return result(text, expected?.index ?? first.from, to, {
    startDate: undefined,
    endDate: first.date,
    isRange: false,
  })
}

/** True if a text consists of a word for "present". */
export const isPresent = (text: string): boolean => ONLY_PRESENT.test(text.normalize('NFC'))

/**
 * Drops ambiguous dates, such as 06/18, unless they form a period with a second date, as in 06/18 – 09/20.
 */
function sureDates(text: string, dates: readonly FoundDate[], { isWhole = false }: ReadingOfDates) {
  const isJoined = (one: FoundDate | undefined, other: FoundDate | undefined) =>
    one !== undefined && other !== undefined && UNTIL.test(text.slice(one.to, other.from))
  return dates.filter((date, index) => {
    const isAlone = isWhole && date.to - date.from === text.trim().length
    return (
      !date.isWeak ||
      isAlone ||
      isJoined(date, dates[index + 1]) ||
      isJoined(dates[index - 1], date) ||
      PRESENT.test(text.slice(date.to))
    )
  })
}

function startOf({ name, number }: Readonly<Record<string, string | undefined>>, end: string) {
  const year = end.slice(0, 4)
  const isMonth = number !== undefined && Number(number) >= 1 && Number(number) <= 12 && end.length > 4
  const month = isMonth ? number.padStart(2, '0') : monthNamed(name)
  if (month !== undefined) return `${year}-${month}`
  return name !== undefined && isSeason(name) ? year : undefined
}

const SIGN_AT_END = /[\s,;:|·(（•–—-]/u
const SIGNS_AT_START = /^[\s,;:|·)）•–—-]+/u

/** Trims punctuation from the end only, because at the start it belongs to the text. */
const withoutEnd = (text: string) => {
  const trimmed = withoutEnds(text, SIGN_AT_END)
  return text.slice(0, text.indexOf(trimmed) + trimmed.length)
}

function result(
  text: string,
  from: number,
  to: number,
  dates: Pick<Dated, 'startDate' | 'endDate' | 'isRange'>,
): Dated {
  const said = withoutEnd(text.slice(0, from)).trim()
  const before = dates.isRange ? withoutEnd(said.replace(FROM, '')) : said
  const after = text
    .slice(to)
    .replace(SIGNS_AT_START, '')
    .replace(DURATION_SUFFIX, '')
    .replace(SIGNS_AT_START, '')
    .trim()
  return { ...dates, before, after, isAtEdge: before === '' || after === '' }
}

/** True if a text consists of a duration. */
export const isDuration = (text: string) =>
  text.trim() !== '' && text.replace(DURATION_SUFFIX, '').trim() === ''
