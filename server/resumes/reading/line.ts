import type { Place } from '../../../contract/resumes/imported.ts'

/** Line of a document, in a format common to all file types. */
export interface Line {
  /** Texts of the line, split at wide gaps, tabs and table cells. */
  readonly parts: readonly string[]
  readonly page: number | null
  /** Line number from 1, on its page or in the document. */
  readonly number: number
  /** Identifier of the style, equal for lines with the same formatting. */
  readonly style: string
  readonly size: number
  /** Heading level in the file; 0 for none. */
  readonly headingLevel: number
  readonly isBullet: boolean
  /** True for a separate paragraph, which no other line continues. */
  readonly isWhole: boolean
  /** True if the space above the line is larger than usual. */
  readonly isApart: boolean
  /** True for the first line of a column that continues no section of the previous column. */
  readonly isFirstOfColumn: boolean
  /** Left and right edge in points; 0 if unknown. */
  readonly x: number
  readonly right: number
  /** Left edge of the first part that is not a date. */
  readonly textX: number
  /** Targets of the links in the line. */
  readonly links: readonly string[]
}

export const textOf = ({ parts }: Pick<Line, 'parts'>): string => parts.join(' ')

/** Bullets: unambiguous characters, those of symbol fonts, and characters that count only before a space. */
const BULLET =
  /^(?:[•●▪■□▫◦‣·∙⁃○◉◆◇❖❍➢➣➤►▶▸▹▻◾◼⚫⬤✓✔✗✦✧★☆»›⇒➔➜✱*\p{Co}]\uFE0F?\s{0,9}|[-–—―>→~※¤]\s{1,9}|[+§]\s{1,9}(?!\d)|o\s{1,9}(?=[\p{Lu}\p{Lo}\d]))/u

/** Icons, which may also precede a heading or a phone number. */
const ICON = /^[\p{Co}■□◆◇●▶►★☆◼]/u

/** Text after a bullet; undefined without one. */
export function behindBullet(text: string): string | undefined {
  const [sign = ''] = BULLET.exec(text) ?? []
  return sign === '' || sign.length === text.length ? undefined : text.slice(sign.length)
}

/** True if the text begins with an icon. */
export const hasIcon = (text: string): boolean => ICON.test(text)

/** Trims characters that match `isSign` from both ends, in linear time. */
export function withoutEnds(text: string, isSign: RegExp): string {
  let [start, end] = [0, text.length]
  while (end > start && isSign.test(text.charAt(end - 1))) end -= 1
  while (start < end && isSign.test(text.charAt(start))) start += 1
  return text.slice(start, end)
}

/** Splits a text at separators. Text in parentheses stays whole. */
export function piecesBetween(text: string, isSign: RegExp): readonly string[] {
  const pieces: string[] = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (depth === 0 && isSign.test(sign)) pieces.push('')
    else pieces[pieces.length - 1] += sign
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

/** Normalizes a text for comparison, without marks, punctuation and case. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  // Letter-spaced words, such as "S K I L L S".
  return /^(?:\p{L} ){3,}\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain
}

/** Position of lines that belong together. */
export function placeOf(lines: readonly Line[]): Place {
  const [first] = lines
  const last = lines.findLast(({ page }) => page === first?.page) ?? first
  return { page: first?.page ?? null, file: null, from: first?.number ?? 1, to: last?.number ?? 1 }
}

/** Joins the lines of a paragraph. A hyphen at the end of a line is kept. */
export const joined = (texts: readonly string[]): string =>
  texts.reduce(
    (said, text) => (said === '' ? text : said.endsWith('-') ? said + text : `${said} ${text}`),
    '',
  )
