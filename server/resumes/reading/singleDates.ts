import { isSeason, monthNamed } from './months.ts'

/** Options for parsing dates. */
export interface ReadingOfDates {
  /** True if the whole text is expected to be a date, so that 06/18 counts without a second date. */
  readonly isWhole?: boolean
  /** True for month-first numeric dates, where 9/1/15 is the first of September. */
  readonly isMonthFirst?: boolean
}

/** Date in a text, with its offsets. */
export interface FoundDate {
  readonly from: number
  readonly to: number
  readonly date: string
  /** Second year of 2018/19. */
  readonly until?: string
  /** True for an ambiguous text, such as 06/18. */
  readonly isWeak: boolean
}

const YEAR = '(?:19|20)\\d\\d'
const WORD = '[\\p{L}\\p{M}]{2,14}'

// East Asian dates: 2018年4月1日, 令和2年4月.
const CJK_DATE = `(?<!\\d)(?:(?<cjkYear>${YEAR})|(?<era>令和|平成|昭和)(?<eraYear>\\d{1,2}|元))\\s?[年년](?:\\s?(?<cjkMonth>\\d{1,2})\\s?[月월](?:\\s?(?<cjkDay>\\d{1,2})\\s?[日일])?)?`

const OTHER_DATES = [
  // Dates with a month name: 1 March 2018, March 1, 2018, março de 2018, Jan-2018, Sept ’18, Spring 2018, Q1
  // 2018.
  `(?:(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er)?\\s{1,3}(?:de\\s|of\\s)?)?(?<name>${WORD}|[hq][1-4])[.'’׳]?(?:\\s{1,3}(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?)?(?:,?\\s{1,3}|[./-])(?:del?\\s{1,3})?(?:(?<nameYear>${YEAR})(?:\\/\\d\\d)?|['’](?<short>\\d\\d))`,
  // ISO dates: 2018-01-15T00:00:00Z.
  `(?<iso>${YEAR}-\\d{1,2}(?:-\\d{1,2})?)(?:T[\\d:.Z+-]{4,30})?`,
  `(?<one>\\d{1,2})\\s?(?<sign>[./-])\\s?(?<two>\\d{1,2})\\s?[./-]\\s?(?:(?<fullYear>${YEAR})|(?<fullShort>\\d\\d))`,
  `(?<number>\\d{1,2})\\s?[./-]\\s?(?<numberYear>${YEAR})`,
  `(?<yearFirst>${YEAR})\\s?[./]\\s?(?<numberLast>\\d{1,2})(?:[./](?<dayLast>\\d{1,2}))?`,
  // Two years: 2011–15.
  `(?<rangeYear>${YEAR})\\s?[–—]\\s?(?<rangeShort>\\d\\d)(?!\\s?[\\p{L}%./])`,
  `(?<weakMonth>\\d{1,2})\\s?[./]\\s?['’]?(?<weakYear>\\d\\d)`,
  `['’](?<shortOnly>\\d\\d)`,
  `(?<year>${YEAR})`,
].join('|')

const DATE = new RegExp(`${CJK_DATE}|(?<![\\p{L}\\p{M}\\d])(?:${OTHER_DATES})(?![\\p{L}\\p{M}\\d])`, 'giu')
/** Month after its year: 2018 Jan. If a year follows the month, it belongs to another date. */
const MONTH_BEHIND =
  /^[,.]?\s{1,3}(?<name>[\p{L}\p{M}]{3,14})\.?(?!\s{0,3}(?:\d{1,2},?\s{1,3})?(?:19|20)\d\d)/u
/** Word for "year", which some languages write after it. */
const YEAR_WORD = /^\s?(?:г|гг|р|рр|r)\.(?![\p{L}\d])|^\s?(?:года?|рок[уи]|roku|nian)(?![\p{L}\d])/u

const firstYears: Readonly<Record<string, number>> = { 令和: 2019, 平成: 1989, 昭和: 1926 }

/** Dates in a text, in text order. */
export function datesIn(text: string, reading: ReadingOfDates = {}): readonly FoundDate[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const found = dateOf(match.groups ?? {}, reading)
    const from = match.index
    const to = from + match[0].length
    if (found) return [withYearWord(text, { isWeak: false, ...found, from, to })]
    // The word before the year is not a month, so only the year is kept.
    const plain = new RegExp(`${YEAR}$`).exec(match[0])?.[0]
    return plain === undefined ? [] : [withYearWord(text, { from: to - 4, to, date: plain, isWeak: false })]
  })
}

function withYearWord(text: string, found: FoundDate): FoundDate {
  const behind = text.slice(found.to, found.to + 40)
  const month = found.date.length === 4 && found.until === undefined ? MONTH_BEHIND.exec(behind) : undefined
  const named = monthNamed(month?.groups?.['name'])
  if (month && named !== undefined)
    return { ...found, to: found.to + month[0].length, date: `${found.date}-${named}` }
  return { ...found, to: found.to + (YEAR_WORD.exec(behind)?.[0].length ?? 0) }
}

type DateParts = Readonly<Record<string, string | undefined>>
type Read = Pick<FoundDate, 'date' | 'until'> & { readonly isWeak?: boolean }

const as = (date: string | undefined): Read | undefined => (date === undefined ? undefined : { date })

function dateOf(said: DateParts, reading: ReadingOfDates): Read | undefined {
  const { cjkYear, era, fullShort, fullYear, iso, name, number, numberYear, rangeShort, weakMonth, year } =
    said
  if (cjkYear !== undefined || era !== undefined) return as(ofCjk(said))
  if (name !== undefined) return as(ofName(name, said))
  if (iso !== undefined) return ofIso(iso.split('-'))
  if (fullYear !== undefined) return as(fullDate(said, fullYear, reading))
  if (fullShort !== undefined) {
    const date = fullDate(said, century(fullShort), reading)
    return date === undefined ? undefined : { date, isWeak: true }
  }
  if (numberYear !== undefined) return as(valid(numberYear, number))
  if (said['yearFirst'] !== undefined)
    return ofYearFirst(said['yearFirst'], said['numberLast'], said['dayLast'])
  if (rangeShort !== undefined) return academic(said['rangeYear'] ?? '', rangeShort)
  if (weakMonth !== undefined) {
    const date = valid(century(said['weakYear']), weakMonth)
    return date === undefined ? undefined : { date, isWeak: true }
  }
  if (said['shortOnly'] !== undefined) return { date: century(said['shortOnly']), isWeak: true }
  return as(year)
}

function ofCjk({ cjkDay, cjkMonth, cjkYear, era = '', eraYear = '' }: DateParts): string | undefined {
  const inEra = eraYear === '元' ? 1 : Number(eraYear)
  return valid(cjkYear ?? String((firstYears[era] ?? 0) + inEra - 1), cjkMonth, cjkDay)
}

function ofName(name: string, { day, dayAfter, nameYear, short }: DateParts): string | undefined {
  const year = nameYear ?? century(short)
  const month = monthNamed(name)
  if (month === undefined) return isSeason(name) ? year : undefined
  return valid(year, month, day ?? dayAfter)
}

function ofIso([year = '', month = '', day]: readonly string[]): Read | undefined {
  if (day === undefined && Number(month) > 12) return academic(year, month)
  return as(valid(year, month, day))
}

function ofYearFirst(year: string, month = '', day: string | undefined): Read | undefined {
  if (day === undefined && Number(month) > 12) return academic(year, month)
  return as(valid(year, month, day))
}

/** Pair of years, as in 2018/19 and 2011-15. */
function academic(year: string, short: string): Read | undefined {
  const until = `${year.slice(0, 2)}${short}`
  return until > year ? { date: year, until } : undefined
}

const century = (short = '') => `${Number(short) > 50 ? 19 : 20}${short}`

/** Date with day, month and year. If day and month are ambiguous, as in 03/04/2020, only the year is kept. */
function fullDate({ one, sign, two }: DateParts, year: string, { isMonthFirst = false }: ReadingOfDates) {
  const [first, second] = [Number(one), Number(two)]
  if (first > 12 || sign === '.') return valid(year, String(second), String(first))
  if (second > 12 || isMonthFirst || first === second) return valid(year, String(first), String(second))
  return year
}

function valid(year: string, month?: string, day?: string): string | undefined {
  if (month === undefined) return year
  const date = [year, month.padStart(2, '0'), day?.padStart(2, '0') ?? '01'].join('-')
  const at = new Date(`${date}T00:00:00Z`)
  if (!Number.isFinite(at.getTime()) || !at.toISOString().startsWith(date)) return undefined
  return day === undefined ? date.slice(0, 7) : date
}
