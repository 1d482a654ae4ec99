import { localesOf } from '../localesOf.ts'
import { resumeItems, type ResumeDocument } from './document.ts'
import { isSafeLink, mailtoOf } from '../markdown/links.ts'
import type { Look } from './look.ts'
import type { Run } from './printed.ts'
import { printedWordsOf } from './printedWords.ts'

type Fields = Readonly<Record<string, unknown>>

// Characters without a visible glyph: controls, direction marks, zero-width spaces, soft hyphens, unassigned
// code points. Joiners stay, because some scripts need them.
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Visible text of a line: without invisible characters, and with whitespace collapsed. */
export const seenIn = (text: string) =>
  text
    .replaceAll(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/gu, ' ')

/** Visible text of a line, trimmed. */
export const shownIn = (text: string) => seenIn(text).trim()

/** Paragraphs of a text, without empty ones. */
export const linesIn = (text: string) =>
  text
    .split(/[\n\u2028\u2029]+/)
    .map(shownIn)
    .filter((line) => line !== '')

/** Safe link target of a text: a web page, an email address or a phone number; otherwise null. */
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

/** True if a text may be a host name: it contains a dot, but no port and no user. */
const isHost = (text: string) => text.length <= 255 && !/[:@]/.test(text) && text.slice(1, -1).includes('.')

/** Names of the date fields of an item. */
export interface Dated {
  readonly from?: string
  readonly to?: string
  /** True if an item without an end date is current. */
  readonly goesOn?: boolean
}

/** Printed date or period of an item, in a language. */
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

/** Formats a date of a resume, which may lack day and month. */
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

/** Items of a standard or custom section, without hidden ones. */
export function itemsIn(document: ResumeDocument, look: Look, key: string) {
  const hidden = new Set(look.hidden)
  const listed = key in resumeItems ? new Map(Object.entries(document)).get(key) : look.custom[key]
  const items: readonly unknown[] = Array.isArray(listed) ? listed : []
  return items.flatMap((fields, index) =>
    isFields(fields) && !hidden.has(`${key}/${index}`) ? [{ fields, index }] : [],
  )
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
