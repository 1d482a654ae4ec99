import type { Place } from '../../../contract/resumes/imported.ts'

/** A line of a document, as the reader of its kind gives it. */
export interface Line {
  /** Texts on the line, split at wide gaps, tabs and cells. */
  readonly parts: readonly string[]
  readonly page: number | null
  /** From 1 on: on its page, or in the whole document. */
  readonly number: number
  /** Style of the line; equal for lines set alike. */
  readonly style: string
  readonly size: number
  /** Heading level in the file; 0 for none. */
  readonly headingLevel: number
  readonly isBullet: boolean
  /** True if it is a paragraph of its own, that no other line goes on with. */
  readonly isWhole: boolean
  /** True if there is more room above it than above most. */
  readonly isApart: boolean
  /** True if a column of its own begins with it, below no heading of the one before. */
  readonly isFirstOfColumn: boolean
  /** Left and right edge, in points; 0 where unknown. */
  readonly x: number
  readonly right: number
  /** Left edge of the first part that is not a date. */
  readonly textX: number
  /** Addresses behind its words. */
  readonly links: readonly string[]
}

export const textOf = ({ parts }: Pick<Line, 'parts'>): string => parts.join(' ')

/** Bullet signs: unambiguous ones, those of symbol fonts, and ones that count only before a blank. */
const BULLET =
  /^(?:[•●▪■□▫◦‣·∙⁃○◉◆◇❖❍➢➣➤►▶▸▹▻◾◼⚫⬤✓✔✗✦✧★☆»›⇒➔➜✱*\p{Co}]\uFE0F?\s{0,9}|[-–—―>→~※¤]\s{1,9}|[+§]\s{1,9}(?!\d)|o\s{1,9}(?=[\p{Lu}\p{Lo}\d]))/u

/** Icons, which may precede a heading or a phone number as well. */
const ICON = /^[\p{Co}■□◆◇●▶►★☆◼]/u

/** Text behind a bullet sign; undefined without one. */
export function behindBullet(text: string): string | undefined {
  const [sign = ''] = BULLET.exec(text) ?? []
  return sign === '' || sign.length === text.length ? undefined : text.slice(sign.length)
}

/** True if the text begins with an icon. */
export const hasIcon = (text: string): boolean => ICON.test(text)

/** A text without signs at its ends, each of which is one that `isSign` knows. Looks at each sign once. */
export function withoutEnds(text: string, isSign: RegExp): string {
  let [start, end] = [0, text.length]
  while (end > start && isSign.test(text.charAt(end - 1))) end -= 1
  while (start < end && isSign.test(text.charAt(start))) start += 1
  return text.slice(start, end)
}

/** Pieces of a text between separators; bracketed text stays whole. */
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

/** A text to compare words by: without marks, signs and capitals. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  // Letters that are set far apart.
  return /^(?:\p{L} ){3,}\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain
}

/** Position of lines that belong together. */
export function placeOf(lines: readonly Line[]): Place {
  const [first] = lines
  const last = lines.findLast(({ page }) => page === first?.page) ?? first
  return { page: first?.page ?? null, file: null, from: first?.number ?? 1, to: last?.number ?? 1 }
}

/** Lines that were one paragraph, as one text. */
export const joined = (texts: readonly string[]): string =>
  texts.reduce(
    (said, text) => (said === '' ? text : said.endsWith('-') ? said + text : `${said} ${text}`),
    '',
  )
