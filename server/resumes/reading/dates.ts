import { folded } from './line.ts'

/** A time in a text, and the text without it. */
export interface Dated {
  readonly startDate: string | undefined
  /** Nothing for what still lasts. */
  readonly endDate: string | undefined
  readonly isRange: boolean
  /** Whether it stands at the beginning or at the end of its text. */
  readonly isAtEdge: boolean
  readonly before: string
  readonly after: string
}

const names = [
  ['jan', 'january', 'januar', 'janner', 'janvier', 'janv', 'enero', 'ene'],
  ['feb', 'february', 'februar', 'fevrier', 'fevr', 'fev', 'febrero'],
  ['mar', 'march', 'marz', 'maerz', 'mrz', 'mars', 'marzo'],
  ['apr', 'april', 'avril', 'avr', 'abril', 'abr'],
  ['may', 'mai', 'mayo'],
  ['jun', 'june', 'juni', 'juin', 'junio'],
  ['jul', 'july', 'juli', 'juillet', 'juil', 'julio'],
  ['aug', 'august', 'aout', 'agosto', 'ago'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre', 'setiembre'],
  ['oct', 'october', 'okt', 'oktober', 'octobre', 'octubre'],
  ['nov', 'november', 'novembre', 'noviembre'],
  ['dec', 'december', 'dez', 'dezember', 'decembre', 'diciembre', 'dic'],
] as const

const months = new Map(
  names.flatMap((each, index) => each.map((name) => [name as string, String(index + 1).padStart(2, '0')])),
)

const monthNamed = (said: string | undefined) => (said === undefined ? undefined : months.get(folded(said)))

const DATE =
  /(?<![\p{L}\d])(?:(?:(?<day>\d{1,2})\.?\s+(?:de\s+)?)?(?<name>\p{L}{3,10})\.?(?:\s+(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?)?,?\s+(?:de\s+)?(?:(?<nameYear>(?:19|20)\d\d)|['’](?<short>\d\d))|(?<iso>(?:19|20)\d\d-\d\d(?:-\d\d)?)|(?<one>\d{1,2})(?<sign>[./-])(?<two>\d{1,2})\k<sign>(?<fullYear>(?:19|20)\d\d)|(?<number>\d{1,2})\s?[./-]\s?(?<numberYear>(?:19|20)\d\d)|(?<yearFirst>(?:19|20)\d\d)[./](?<numberLast>\d{1,2})|(?<year>(?:19|20)\d\d))(?![\p{L}\d])/gu

interface Found {
  readonly from: number
  readonly to: number
  readonly date: string
}

/** The dates in a text, in their order. */
function datesIn(text: string): readonly Found[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const date = dateOf(match.groups ?? {})
    const plain = /(?:19|20)\d\d$/.exec(match[0])?.[0]
    if (date !== undefined) return [{ from: match.index, to: match.index + match[0].length, date }]
    // A word before a year that is no month: the year alone.
    if (plain === undefined) return []
    const to = match.index + match[0].length
    return [{ from: to - 4, to, date: plain }]
  })
}

function dateOf(said: Readonly<Record<string, string | undefined>>): string | undefined {
  const { day, dayAfter, fullYear, iso, name, nameYear, number, numberLast, numberYear, one, short } = said
  if (iso !== undefined) return valid(...parts(iso.split('-')))
  if (name !== undefined) {
    const month = monthNamed(name)
    return month && valid(nameYear ?? century(short), month, day ?? dayAfter)
  }
  if (fullYear !== undefined) return fullDate(Number(one), Number(said['two']), fullYear, said['sign'])
  if (numberYear !== undefined) return valid(numberYear, number)
  return valid(said['yearFirst'] ?? said['year'] ?? '', numberLast)
}

const parts = ([year = '', month, day]: readonly string[]) => [year, month, day] as const

const century = (short = '') => `${Number(short) > 50 ? 19 : 20}${short}`

/** The day of 03/04/2020 is another one on either side of an ocean: then the year is all that is sure. */
function fullDate(one: number, two: number, year: string, sign: string | undefined): string | undefined {
  if (one > 12 || sign === '.') return valid(year, String(two), String(one))
  if (two > 12) return valid(year, String(one), String(two))
  return one === two ? valid(year, String(one), String(two)) : year
}

function valid(year: string, month?: string, day?: string): string | undefined {
  if (month === undefined) return year
  const date = [year, month.padStart(2, '0'), day?.padStart(2, '0') ?? '01'].join('-')
  const at = new Date(`${date}T00:00:00Z`)
  if (!Number.isFinite(at.getTime()) || !at.toISOString().startsWith(date)) return undefined
  return day === undefined ? date.slice(0, 7) : date
}

const UNTIL = /^\s*(?:[-–—‒−~→]+|to|until|till|bis|à|au|a|al|hasta|jusqu['’]?(?:à|au|en)?|through)\s*$/iu
const PRESENT =
  /^\s*(?:[-–—‒−~→]+|to|until|till|bis|à|au|a|al|hasta|jusqu['’](?:à|au))?\s*(?:(?:(?:bis|à|a|la|l['’])\s*)?(?:present|now|today|current|currently|ongoing|heute|jetzt|laufend|présent|aujourd['’]hui|ce jour|actuel|actuellement|presente|actualidad|actual|hoy|actualmente))(?![\p{L}\d])/iu
const OPEN = /^\s*[-–—]\s*$/u
const SINCE = /(?<![\p{L}])(?:since|from|seit|ab|depuis|desde)\s*(?:le\s+|dem\s+)?$/iu
const BY = /(?<![\p{L}])(?:until|till|bis|jusqu['’]en|hasta)\s*$/iu
/** A month whose year comes with the second one: Jan – Mar 2020. */
const SAME_YEAR = /(?<![\p{L}])(?<name>\p{L}{3,10})\.?\s*[-–—]\s*$/u
/** How long that was, as some programs write beside it. */
const LASTED =
  /^\s*(?:[·|,]\s*)?\(?\s*(?:\d+\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|mes)\.?\s*){1,2}\)?/iu

/** The first time in a text that means one: a period, or a single date. */
export function datedIn(text: string): Dated | undefined {
  const [first, second] = datesIn(text)
  if (!first) return undefined
  const between = second && text.slice(first.to, second.from)
  if (second && between !== undefined && UNTIL.test(between)) {
    return result(text, first.from, second.to, { startDate: first.date, endDate: second.date, isRange: true })
  }
  const [present] = PRESENT.exec(text.slice(first.to)) ?? []
  const since = SINCE.exec(text.slice(0, first.from))
  if (present !== undefined || since || OPEN.test(text.slice(first.to))) {
    const to = present === undefined ? first.to : first.to + present.length
    return result(text, since?.index ?? first.from, to, {
      startDate: first.date,
      endDate: undefined,
      isRange: true,
    })
  }
  const by = BY.exec(text.slice(0, first.from))
  if (by)
    return result(text, by.index, first.to, { startDate: undefined, endDate: first.date, isRange: true })
  const month = SAME_YEAR.exec(text.slice(0, first.from))
  const named = monthNamed(month?.groups?.['name'])
  if (month && named !== undefined) {
    const startDate = `${first.date.slice(0, 4)}-${named}`
    return result(text, month.index, first.to, { startDate, endDate: first.date, isRange: true })
  }
  return result(text, first.from, first.to, { startDate: undefined, endDate: first.date, isRange: false })
}

/** What may stand before the first of two dates. */
const FROM = /(?:^|\s)(?:from|von|vom|de|du|del)$/iu
const SIGNS_AT_END = /[\s,;:|·(•–—-]+$/u
const SIGNS_AT_START = /^[\s,;:|·)•–—-]+/u

function result(
  text: string,
  from: number,
  to: number,
  dates: Pick<Dated, 'startDate' | 'endDate' | 'isRange'>,
): Dated {
  const said = text.slice(0, from).replace(SIGNS_AT_END, '').trim()
  const before = dates.isRange ? said.replace(FROM, '').replace(SIGNS_AT_END, '') : said
  const after = text
    .slice(to)
    .replace(SIGNS_AT_START, '')
    .replace(LASTED, '')
    .replace(SIGNS_AT_START, '')
    .trim()
  return { ...dates, before, after, isAtEdge: before === '' || after === '' }
}

/** Whether a text tells nothing but how long something was. */
export const isDuration = (text: string) => text.trim() !== '' && text.replace(LASTED, '').trim() === ''
