import type { Place } from '../../../contract/resumes/imported.ts'

/** A line of a document, as the reader of its kind gives it. */
export interface Line {
  /** What stands on it, apart where a wide gap, a tab or a cell is between. */
  readonly parts: readonly string[]
  readonly page: number | null
  /** From 1 on: on its page, or in the whole document. */
  readonly number: number
  /** How it looks: two lines with the same are set alike. */
  readonly style: string
  readonly size: number
  /** Whether the file itself calls it a heading. */
  readonly isHeading: boolean
  readonly isBullet: boolean
  /** Whether it is a paragraph of its own, that no other line goes on with. */
  readonly isWhole: boolean
  /** Whether there is more room above it than above most. */
  readonly isApart: boolean
  /** Whether a column of its own begins with it, below no heading of the one before. */
  readonly isFirstOfColumn: boolean
  /** Where it begins, in points; 0 where nobody knows. */
  readonly x: number
  /** Addresses behind its words. */
  readonly links: readonly string[]
}

export const textOf = ({ parts }: Pick<Line, 'parts'>): string => parts.join(' ')

const BULLET = /^(?:[•●▪◦‣·∙➢►✓*]|[-–—](?=\s))\s*/u

/** What stands behind the sign of a bullet; nothing, where there is no such sign. */
export function behindBullet(text: string): string | undefined {
  const [sign = ''] = BULLET.exec(text) ?? []
  return sign === '' || sign.length === text.length ? undefined : text.slice(sign.length)
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

/** Where lines stood that belong together. */
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
