import { datedIn, isDuration, type Dated } from './dates.ts'
import { bodyOf, isSetIn } from './entryBody.ts'
import { textOf, withoutEnds, type Line } from './line.ts'
import { COMPANY, namesSchool } from './pieces.ts'

/** Entry of a section: heads, dates and body. */
export interface Entry {
  /** Names of the entry, such as position and employer, in order. */
  readonly heads: readonly string[]
  readonly dated: Dated | undefined
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
  readonly links: readonly string[]
  readonly lines: readonly Line[]
}

const LONGEST_HEAD = 110
const isSentence = (text: string) =>
  text.length > LONGEST_HEAD || (/[.;]$/.test(text) && text.split(' ').length > 6)

/** Date in a line that looks like a head; undefined for a date within prose. */
function headDate(line: Line): Dated | undefined {
  if (line.isBullet || textOf(line).length > LONGEST_HEAD + 30) return undefined
  for (const part of line.parts) {
    const dated = datedIn(part)
    if (dated && (dated.isAtEdge || dated.isRange)) {
      const others = line.parts.filter((each) => each !== part)
      const said = [dated.before, dated.after, ...others].join(' ').trim()
      return isSentence(said) ? undefined : dated
    }
  }
  return undefined
}

/** Parts of a line without its date. */
const undated = (line: Line): readonly string[] =>
  line.parts
    .flatMap((part) => {
      const dated = datedIn(part)
      return dated && (dated.isAtEdge || dated.isRange) ? [dated.before, dated.after] : [part]
    })
    .filter((part) => part !== '' && !isDuration(part))

/**
 * Splits a section into entries. Each entry has a date in one of its first lines, or starts like the entries
 * before it.
 */
export function entriesIn(lines: readonly Line[]): { entries: readonly Entry[]; before: readonly Line[] } {
  const usual = usualStyle(lines)
  const anchors = [...lines.entries()].flatMap(([index, line]) => (headDate(line) ? [index] : []))
  const starts = anchors.length > 0 ? startsAround(lines, anchors) : startsOf(lines, usual)
  const [first = 0] = starts
  return {
    before: lines.slice(0, first),
    entries: starts.map((start, index) => {
      const end = starts[index + 1] ?? lines.length
      const anchor = anchors.find((at) => at >= start && at < end)
      return entryOf(lines.slice(start, end), anchor === undefined ? 0 : anchor - start, { usual, lines })
    }),
  }
}

/** Most frequent style, weighted by text length. */
function usualStyle(lines: readonly Line[]): string {
  const lengths = new Map<string, number>()
  for (const line of lines) lengths.set(line.style, (lengths.get(line.style) ?? 0) + textOf(line).length)
  return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/**
 * Start lines of entries whose date is on an anchor line. The number of lines above the date is taken from
 * the first entry.
 */
function startsAround(lines: readonly Line[], anchors: readonly number[]): readonly number[] {
  const [first = 0] = anchors
  const most = first <= 2 ? first : aboveIn(lines, first, 0, 2)
  return anchors.map((anchor, index) => {
    const previous = anchors[index - 1]
    if (previous === undefined) return anchor - most
    return anchor - aboveIn(lines, anchor, previous, most)
  })
}

/** Number of lines above a date that belong to its entry. */
function aboveIn(lines: readonly Line[], anchor: number, previous: number, most: number): number {
  let above = 0
  while (above < most) {
    const line = lines[anchor - above - 1]
    const head = lines[anchor]
    if (!line || anchor - above - 1 <= previous || line.isBullet || isSentence(textOf(line))) break
    if (head && isSetIn(line, head)) break
    if (lines[anchor - above]?.isApart) break
    above += 1
  }
  return above
}

/** Start lines of entries without dates. */
function startsOf(lines: readonly Line[], usual: string): readonly number[] {
  return [...lines.entries()].flatMap(([index, line]) => {
    if (index === 0) return [0]
    const before = lines[index - 1]
    const isNew =
      line.isApart ||
      (line.style !== usual && before?.style === usual) ||
      (before?.isBullet === true &&
        lines[index + 1]?.isBullet === true &&
        (line.isWhole || line.x <= before.x) &&
        !isSentence(textOf(line)))
    return !line.isBullet && isNew ? [index] : []
  })
}

function entryOf(
  lines: readonly Line[],
  anchor: number,
  section: { readonly usual: string; readonly lines: readonly Line[] },
): Entry {
  const dated = lines[anchor] && headDate(lines[anchor])
  const headLines = lines.slice(0, anchor + 1)
  const heads = headLines.flatMap((line) => piecesOf(undated(line)))
  // Line that names the entry. A line with only a date does not count.
  const head = headLines.find((line) => undated(line).length > 0) ?? headLines[0]
  let end = headLines.length
  for (; end < lines.length; end += 1) {
    const line = lines[end]
    const isBelow = heads.length > 0 && line && head && isSetIn(line, head)
    if (!line || isBelow || !isSubHead(line, heads, section.usual)) break
    heads.push(...piecesOf(undated(line)))
  }
  const body = bodyOf(lines.slice(end), dated ? head : undefined, section.lines)
  return { ...body, heads, dated, links: lines.flatMap(({ links }) => links), lines }
}

const PLACE = /^\p{Lu}[\p{L} .'’-]{1,30}, \p{Lu}[\p{L} .'’-]{1,30}(?:, \p{Lu}[\p{L} .'’-]{1,30})?$/u

/** Number of names in the pieces of a head. A single piece may contain several, separated by commas. */
const countOf = (heads: readonly string[]) =>
  heads.length === 1 ? (heads[0]?.split(/, /).length ?? 0) : heads.length

/**
 * True for a phrase in which most words are lower case, as in a description: "Led a team of 14 across two
 * shifts".
 */
function isProse(text: string): boolean {
  const words = text.split(/\s+/)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length >= 5 && small * 2 > words.length && !namesSchool(text) && !COMPANY.test(text)
}

/** True if a line below the date still belongs to the head. */
function isSubHead(line: Line, heads: readonly string[], usual: string): boolean {
  const text = textOf(line)
  if (line.isBullet || isSentence(text) || text.length > 90 || /[.!:。]$/.test(text)) return false
  if (isDuration(text)) return true
  if (isProse(text)) return false
  const known = countOf(heads)
  if (known < 2) return true
  const isOfHead = PLACE.test(text) || line.style !== usual || (heads.length < 2 && COMPANY.test(text))
  return known < 3 && isOfHead
}

/** Text in scripts that do not separate words by spaces, so that a space separates names. */
const NO_BLANKS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\s()（）・]+$/u

/** Splits the parts of a head at gaps and separators. */
const piecesOf = (parts: readonly string[]): readonly string[] =>
  parts
    .flatMap((part) => part.split(/\s(?:[|·•⋅@/]|[–—-]|at|bei|chez|presso|na empresa)\s|\u3000/u))
    .flatMap((part) => (NO_BLANKS.test(part) ? part.split(' ') : [part]))
    .flatMap((piece) => {
      const said = withoutEnds(piece, /[\s,;:|·•]/u)
      return said === '' ? [] : [said]
    })
