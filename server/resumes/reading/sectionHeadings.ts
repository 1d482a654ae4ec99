import { headingIn } from './headings.ts'
import type { HeadingKind } from './headingWords.ts'
import { textOf, type Line } from './line.ts'

/** Section of a heading line, by its words; undefined for other lines. */
export const knownHeading = (line: Line): HeadingKind | undefined =>
  line.isBullet || line.parts.length > 1 ? undefined : headingIn(textOf(line))

const isOfSection = (line: Line) => {
  const kind = knownHeading(line)
  return kind !== undefined && kind !== 'title'
}

const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

const lookOf = (line: Line) => `${line.style} ${isUpper(textOf(line))} ${line.headingLevel}`

/** Headings with unknown words, detected by heading level, otherwise by style. */
export function unknownHeadings(lines: readonly Line[]): ReadonlySet<Line> {
  const known = lines.filter(isOfSection)
  const named = namedHeadings(lines, known)
  const alike = known.length > 0 ? headingsLike(lines, known) : headingsByLook(lines)
  return new Set([...named, ...alike].filter((line) => knownHeading(line) === undefined))
}

/**
 * Lines that the file marks as headings. Deeper levels than those of sections mark items such as positions,
 * and the very first line is a name.
 */
function namedHeadings(lines: readonly Line[], known: readonly Line[]): readonly Line[] {
  const headings = lines.slice(1).filter(({ headingLevel }) => headingLevel > 0)
  const levels = (known.some(({ headingLevel }) => headingLevel > 0) ? known : headings)
    .map(({ headingLevel }) => headingLevel)
    .filter((level) => level > 0)
  const often = levels.filter((level) => levels.filter((other) => other === level).length > 1)
  const deepest = Math.min(...(often.length > 0 ? often : levels))
  return headings.filter(({ headingLevel }) => headingLevel <= deepest)
}

const isShort = (line: Line) =>
  !line.isBullet && line.parts.length === 1 && textOf(line).length <= 50 && !/[.,;]$|\d{4}/.test(textOf(line))

function countsOf(lines: readonly Line[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1)
  return counts
}

/** Lines with a style that only the known headings have. */
function headingsLike(lines: readonly Line[], known: readonly Line[]): readonly Line[] {
  const counts = countsOf(lines)
  const ofKnown = countsOf(known)
  // A style that many other lines have does not mark headings.
  const isClear = (look: string, count: number) => (counts.get(look) ?? 0) <= Math.max(count * 2 + 1, 3)
  const looks = new Set([...ofKnown].filter(([look, count]) => isClear(look, count)).map(([look]) => look))
  const [first] = known
  return lines
    .slice(first ? lines.indexOf(first) + 1 : 0)
    .filter((line) => isShort(line) && looks.has(lookOf(line)))
}

/**
 * Headings without known words: the largest short lines of one style that differ from the text below each.
 */
function headingsByLook(lines: readonly Line[]): readonly Line[] {
  const counts = countsOf(lines)
  const usual = [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other)
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0
  const byLook = new Map<string, Line[]>()
  for (const line of lines.slice(1)) byLook.set(lookOf(line), [...(byLook.get(lookOf(line)) ?? []), line])
  const likely = [...byLook].filter(
    ([look, its]) =>
      look !== usual &&
      its.length >= 2 &&
      its.length <= 15 &&
      its.every(
        (line) =>
          isShort(line) && line.size >= median && lookOf(lines[lines.indexOf(line) + 1] ?? line) !== look,
      ),
  )
  const [largest] = likely.toSorted(([, [one]], [, [other]]) => (other?.size ?? 0) - (one?.size ?? 0))
  return largest?.[1] ?? []
}
