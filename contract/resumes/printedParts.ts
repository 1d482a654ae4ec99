import { localesOf } from '../localesOf.ts'
import { resumeItems, type ResumeDocument } from './document.ts'
import { isSafeLink, mailtoOf } from '../markdown/links.ts'
import type { Look } from './look.ts'
import type { Run } from './printed.ts'
import { printedWordsOf } from './printedWords.ts'

type Fields = Readonly<Record<string, unknown>>

// Controls, marks that turn the direction, blanks without width, soft hyphens, and what no font shows. Joiners stay:
// some scripts need them.
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** A piece of a line as it is printed: without what nobody sees, and with single blanks. */
export const seenIn = (text: string) =>
  text
    .replaceAll(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/gu, ' ')

/** One line as it is printed. */
export const shownIn = (text: string) => seenIn(text).trim()

/** The paragraphs of a text. */
export const linesIn = (text: string) =>
  text
    .split(/[\n\u2028\u2029]+/)
    .map(shownIn)
    .filter((line) => line !== '')

/** Safe link target of a text: only pages, mail addresses and phone numbers. */
export function hrefOf(key: string, text: string): string | null {
  if (isSafeLink(text)) return URL.canParse(text) ? new URL(text).href : null
  if (key === 'email') return mailtoOf(text)
  if (key === 'phone') {
    const number = text.replaceAll(/[^\d+]/g, '')
    return /^\+?\d{5,}$/.test(number) ? `tel:${number}` : null
  }
  const isPage = key === 'url' && !/\s/.test(text) && isHost(text.split(/[/?#]/, 1)[0] ?? '')
  return isPage && URL.canParse(`https://${text}`) ? new URL(`https://${text}`).href : null
}

/** True if a text may be a host name: a dot inside, neither port nor user. */
const isHost = (text: string) => text.length <= 255 && !/[:@]/.test(text) && text.slice(1, -1).includes('.')

/** The fields that say when something was. */
export interface Dated {
  readonly from?: string
  readonly to?: string
  /** True if an item without an end is current. */
  readonly goesOn?: boolean
}

/** When something was, in the words of a language. */
export function datesIn(
  fields: Fields,
  path: string,
  { from, goesOn, to }: Dated,
  language: string,
): Run | null {
  const [start, end] = [from, to].map((key) => dateInWords(key === undefined ? '' : fields[key], language))
  const until = end || (goesOn && start ? printedWordsOf(language).present : '')
  const text = [...new Set([start, until].filter(Boolean))].join(' – ')
  const key = start ? from : to
  return text === '' ? null : { path: `${path}.${key}`, text, href: null }
}

/** A date of a resume, of which the month and the day may be missing. */
export function dateInWords(date: unknown, language: string): string {
  if (typeof date !== 'string' || date === '') return ''
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return year
  const at = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`)
  const format = new Intl.DateTimeFormat([...localesOf(language)], {
    year: 'numeric',
    month: 'short',
    ...(day !== undefined && { day: 'numeric' }),
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  return shownIn(format.format(at))
}

/** The items of a list, or of a section of one's own, without the hidden ones. */
export function itemsIn(document: ResumeDocument, look: Look, key: string) {
  const hidden = new Set(look.hidden)
  const listed = key in resumeItems ? new Map(Object.entries(document)).get(key) : look.custom[key]
  const items: readonly unknown[] = Array.isArray(listed) ? listed : []
  return items.flatMap((fields, index) =>
    isFields(fields) && !hidden.has(`${key}/${index}`) ? [{ fields, index }] : [],
  )
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
