import { datedIn } from '../reading/dates.ts'
import { headingIn } from '../reading/headings.ts'
import { behindBullet, hasIcon, type Line } from '../reading/line.ts'

/** Text on a page; coordinates in points from the lower left corner. */
interface Word {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly y: number
  readonly size: number
  readonly font: string
}

interface Link {
  readonly url: string
  readonly x: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** Page with the positions of its words. */
export interface Sheet {
  readonly page: number
  readonly width: number
  readonly words: readonly Word[]
  readonly links: readonly Link[]
}

/** Minimum width of a gap between columns, in font sizes. */
const WIDE = 1.3
const NO_BLANK = 0.12
/** Page number, such as "Page 2 of 3" or "Ada Byron, 2 of 3". */
const PAGE_NUMBER =
  /^(?:.{0,60}, |(?:page|seite|página|pagina|strona|sida|side|sivu|стр\.?) )?\d{1,2} ?(?:\/|of|von|sur|de|di|van|av|af|z|din|из|з|από|מתוך|من) ?\d{1,2}$/iu

/** Lines of all pages in reading order; pages with two columns are read column by column. */
export function linesOn(sheets: readonly Sheet[]): readonly Line[] {
  const pages = sheets.map((sheet) => ({ ...sheet, pieces: rowsOf(sheet.words).flatMap(piecesOf) }))
  const edge = columnEdge(pages)
  if (edge === undefined)
    return pages.flatMap(({ links, page, pieces }) => numbered(page, linesOf(pieces, links)))
  const parted = pages.map(({ links, page, pieces }) => ({ page, links, ...partedAt(pieces, edge) }))
  const lines = parted.map(({ above, left, links, page, right }) => {
    const all = [above, left, right].map((pieces) => linesOf(pieces, links))
    const [top = [], one = [], other = []] = all
    const numbers = numbered(page, [...top, ...one, ...other])
    return {
      top: numbers.slice(0, top.length),
      left: numbers.slice(top.length, top.length + one.length),
      right: numbers.slice(top.length + one.length),
    }
  })
  return (['top', 'left', 'right'] as const).flatMap((column) =>
    lines.flatMap((page) => page[column]).map((line, index) => ({ ...line, isFirstOfColumn: index === 0 })),
  )
}

const numbered = (page: number, lines: readonly Line[]): readonly Line[] =>
  lines
    .map((line, index) => ({ ...line, page, number: index + 1 }))
    .filter(({ parts }) => !PAGE_NUMBER.test(parts.join(' ')))

/** Groups words by baseline, from left to right. */
function rowsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const rows: Word[][] = []
  for (const word of words.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && first.y - word.y < Math.min(first.size, word.size) * 0.45) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu

/**
 * True if the texts run from right to left: at least one is Arabic or Hebrew, and none contains letters of
 * another script.
 */
const runsLeft = (...texts: readonly string[]) =>
  texts.some((text) => text.search(RIGHT_TO_LEFT) >= 0) &&
  texts.every((text) => !/\p{L}/u.test(text.replaceAll(RIGHT_TO_LEFT, '')))

/** Joins adjacent words of a row. */
function piecesOf(row: readonly Word[]): readonly Word[] {
  const pieces: Word[] = []
  for (const word of row) {
    const last = pieces.at(-1)
    const gap = last ? word.x - last.right : 0
    const isNear = last !== undefined && gap < Math.max(last.size, word.size) * WIDE
    if (!last || !isNear) pieces.push(word)
    else {
      const hasBlank = gap > word.size * NO_BLANK || /\s$/.test(last.text) || /^\s/.test(word.text)
      const [first, second] = runsLeft(last.text, word.text) ? [word, last] : [last, word]
      const text = `${first.text.trimEnd()}${hasBlank ? ' ' : ''}${second.text.trimStart()}`
      const longer = word.text.length > last.text.length ? word : last
      pieces[pieces.length - 1] = {
        ...longer,
        text,
        x: last.x,
        right: Math.max(last.right, word.right),
        y: last.y,
      }
    }
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(/\s+/g, ' ').trim() }))
}

interface Paged {
  readonly width: number
  readonly pieces: readonly Word[]
}

const lengthOf = (pieces: readonly Word[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)
const shareOf = (pieces: readonly Word[], is: (text: string) => boolean) =>
  pieces.filter(({ text }) => is(text)).length / Math.max(1, pieces.length)
const isDate = (text: string) => text.length < 40 && datedIn(text) !== undefined

/**
 * Left edge of a second column: many pieces start there, few cross it, and neither side consists of dates
 * only.
 */
function columnEdge(pages: readonly Paged[]): number | undefined {
  const pieces = pages.flatMap((page) => page.pieces)
  const width = Math.max(0, ...pages.map((page) => page.width))
  const counts = new Map<number, number>()
  for (const { x } of pieces) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1)
  const likely = [...counts].filter(([x, count]) => count >= 5 && x > width * 0.2 && x < width * 0.75)
  return likely
    .toSorted(([, one], [, other]) => other - one)
    .map(([x]) => x - 3)
    .find((edge) => {
      const [left, right] = [
        pieces.filter((piece) => piece.right <= edge),
        pieces.filter(({ x }) => x >= edge),
      ]
      const top = Math.max(...right.map(({ y }) => y))
      const across = pieces.filter((piece) => piece.x < edge && piece.right > edge)
      const below = across.filter(({ y }) => y < top)
      return (
        left.length >= 5 &&
        below.length <= pieces.length * 0.05 &&
        lengthOf(left) > lengthOf(pieces) * 0.1 &&
        lengthOf(right) > lengthOf(pieces) * 0.2 &&
        [left, right].every((side) => shareOf(side, isDate) < 0.35) &&
        shareOf(left, (text) => headingIn(text) !== undefined) < 0.5
      )
    })
}

/** Splits pieces into those above both columns, and those in each column. */
function partedAt(pieces: readonly Word[], edge: number) {
  const across = pieces.filter(({ right, x }) => x < edge && right > edge)
  const lowest = Math.min(Infinity, ...across.map(({ y }) => y))
  const isAbove = ({ y }: Word) => across.length > 0 && y >= lowest
  return {
    above: pieces.filter(isAbove),
    left: pieces.filter((piece) => !isAbove(piece) && piece.x < edge),
    right: pieces.filter((piece) => !isAbove(piece) && piece.x >= edge),
  }
}

function linesOf(pieces: readonly Word[], links: readonly Link[]): readonly Line[] {
  const rows = rowsOf(pieces)
  const gaps = rows.slice(1).map((row, index) => (rows[index]?.[0]?.y ?? 0) - (row[0]?.y ?? 0))
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.4)] ?? 0
  return rows.flatMap((row, index) => lineOf(row, links, (gaps[index - 1] ?? 0) > usual * 1.35))
}

function lineOf(row: readonly Word[], links: readonly Link[], isApart: boolean): readonly Line[] {
  const [first] = row
  if (!first) return []
  const [longest = first] = row.toSorted((one, other) => other.text.length - one.text.length)
  const texts = row.map(({ text }) => text)
  const [head = '', ...more] = texts
  const isSign = more.length > 0 && behindBullet(`${head} x`) === 'x'
  const behind = isSign ? undefined : behindBullet(head)
  const isHeadingBehind = hasIcon(head) && headingIn(isSign ? more.join(' ') : (behind ?? '')) !== undefined
  const line = {
    page: 0,
    number: 0,
    style: `${longest.font} ${Math.round(longest.size * 2) / 2}`,
    size: Math.round(longest.size * 2) / 2,
    headingLevel: 0,
    isWhole: false,
    isFirstOfColumn: false,
    isBullet: (isSign || behind !== undefined) && !isHeadingBehind,
    isApart,
    x: first.x,
    right: Math.max(...row.map(({ right }) => right)),
    textX: (row.find(({ text }) => !isOnlyDate(text)) ?? first).x,
    links: [...new Set(links.filter((link) => isOn(link, row)).map(({ url }) => url))],
  }
  // A heading on the same line as its content.
  if (more.length > 0 && headingIn(head) !== undefined) {
    return [
      { ...line, parts: [head], links: [] },
      { ...line, parts: more },
    ]
  }
  return [{ ...line, parts: isSign ? more : [behind ?? head, ...more] }]
}

function isOnlyDate(text: string): boolean {
  const dated = datedIn(text)
  return dated !== undefined && dated.before === '' && dated.after === ''
}

const isOn = ({ bottom, right, top, x }: Link, row: readonly Word[]) =>
  row.some(
    (word) =>
      word.y + word.size / 3 > bottom && word.y + word.size / 3 < top && word.right > x && word.x < right,
  )
