import { denseNamesIn } from './denseNames.ts'
import { isIntroduction } from './introductions.ts'
import type { NameForms } from './nameForms.ts'
import type { NamePart, NameWords } from './nameWords.ts'
import type { Place } from './ownAddresses.ts'
import { tokensIn, type Token } from './tokens.ts'

/** Separators between two parts of a name, and within a word that is spelled out letter by letter. */
const BESIDE = /^[\s._,'’·&/-]{0,3}$/u
const WITHIN = /^[._-]$/
const SPACED = /^[ \u00A0.·_-]{0,3}$/u
const HYPHEN = /^[-‐‑¬]\s{0,3}$/u
/** Maximum number of words in a line that may be a signature. */
const SHORT_LINE = 3
const MOST_SYLLABLES = 4
const LEAST_SPACED = 4
const LONGEST_GAP = 4

/** Ranges of name parts in a text. */
export function placesOfNames(text: string, forms: NameForms, words: NameWords): readonly Place[] {
  const tokens = tokensIn(text)
  const parts = tokens.map(words.partIn)
  const hidden = new Set<number>()
  const gapAfter = (at: number) => {
    const [one, next] = [tokens[at], tokens[at + 1]]
    return one && next && next.start - one.end <= LONGEST_GAP ? text.slice(one.end, next.start) : undefined
  }
  const isNear = (at: number, gap: RegExp) => gap.test(gapAfter(at) ?? 'far')
  const dense = tokens.map(({ kind, start, text: run }) =>
    kind === 'dense'
      ? denseNamesIn(forms.dense, run).map(([from, to]): Place => [start + from, start + to])
      : [],
  )
  const isPart = (at: number) => parts[at] === 'name' || parts[at] === 'maybe' || (dense[at]?.length ?? 0) > 0
  const isLast = lastInLine(text, tokens)

  for (const [at, part] of parts.entries()) {
    if (part === 'name') hidden.add(at)
    if (part === 'maybe' && (isBesideAnother(at) || isLast(at) || isIntroduction(tokens, at))) hidden.add(at)
  }

  /** True if a word is next to another part of the name, or next to its initial. */
  function isBesideAnother(at: number): boolean {
    const is = (other: number) =>
      (isPart(other) && tokens[other]?.folded !== tokens[at]?.folded) || isCapitalInitial(other)
    return (
      (isNear(at, BESIDE) && is(at + 1)) ||
      (isNear(at - 1, BESIDE) && is(at - 1)) ||
      (isNear(at, WITHIN) && parts[at + 1] === 'initial') ||
      (isNear(at - 1, WITHIN) && parts[at - 1] === 'initial')
    )
  }
  function isCapitalInitial(at: number): boolean {
    return parts[at] === 'initial' && tokens[at]?.letterCase === 'capital'
  }

  const hide = (first: number, last: number) => {
    for (let at = first; at <= last; at += 1) hidden.add(at)
  }
  const joinedFrom = (first: number, last: number) =>
    tokens
      .slice(first, last + 1)
      .map(({ folded }) => folded)
      .join('')
  const allParts = [...forms.parts.keys()]
  for (const [first, last] of spacedRuns(tokens, isNear)) {
    const joined = joinedFrom(first, last)
    const isName = allParts.some((part) => part.length >= LEAST_SPACED && joined.includes(part))
    for (const part of isName ? allParts : []) {
      const at = joined.indexOf(part)
      if (at !== -1) hide(first + at, first + at + part.length - 1)
    }
  }
  for (const [first, last] of hyphenated(tokens, isNear)) {
    const joined = joinedFrom(first, last)
    if (forms.parts.has(joined) || words.isTelling(joined)) hide(first, last)
  }
  for (const line of initialLines(text, tokens, parts)) for (const at of line) hidden.add(at)

  // True for a neighbor that belongs to a redacted part: an initial, a particle, or a part too short to be
  // redacted alone.
  const joins = (at: number, gap: number) => {
    const token = tokens[at]
    if (!token || hidden.has(at)) return false
    if (token.kind === 'dense') return forms.dense.short.has(token.text) && isNear(gap, BESIDE)
    if (parts[at] === 'initial') return isNear(gap, isCapitalInitial(at) ? BESIDE : WITHIN)
    return false
  }
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const isHidden = hidden.has(at + 1) || (dense[at + 1]?.length ?? 0) > 0
    if (isHidden && joins(at, at)) hidden.add(at)
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const isHidden = hidden.has(at - 1) || (dense[at - 1]?.length ?? 0) > 0
    if (isHidden && joins(at, at - 1)) hidden.add(at)
  }
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (parts[at] === 'particle' && hidden.has(at + 1) && isNear(at, BESIDE)) hidden.add(at)
  }

  const whole = tokens.flatMap(({ end, start }, at): Place[] => (hidden.has(at) ? [[start, end]] : []))
  return [...whole, ...dense.flat()]
}

/** Predicate for the last word of a short line, such as a signature. */
function lastInLine(text: string, tokens: readonly Token[]): (at: number) => boolean {
  const lines = linesOf(text, tokens)
  const last = new Set(lines.flatMap((line) => (line.length <= SHORT_LINE ? line.slice(-1) : [])))
  return (at) => last.has(at)
}

/** Token indexes of each line. */
function linesOf(text: string, tokens: readonly Token[]): readonly (readonly number[])[] {
  const lines: number[][] = []
  let lineEnd = -1
  for (const [at, { start }] of tokens.entries()) {
    if (start > lineEnd) {
      const next = text.indexOf('\n', start)
      lineEnd = next === -1 ? text.length : next
      lines.push([])
    }
    lines.at(-1)?.push(at)
  }
  return lines
}

/** Lines that consist of the initials of a name only. */
const initialLines = (text: string, tokens: readonly Token[], parts: readonly NamePart[]) =>
  linesOf(text, tokens).filter(
    (line) => line.length > 1 && line.length <= SHORT_LINE && line.every((at) => parts[at] === 'initial'),
  )

type IsNear = (at: number, gap: RegExp) => boolean
type Run = readonly [first: number, last: number]

/** Runs of single letters, such as Z E B U L O N. */
function spacedRuns(tokens: readonly Token[], isNear: IsNear): readonly Run[] {
  const runs: Run[] = []
  let first = 0
  for (const [at, { folded }] of tokens.entries()) {
    if (folded.length !== 1) {
      first = at + 1
      continue
    }
    if (isNear(at, SPACED) && tokens[at + 1]?.folded.length === 1) continue
    if (at - first + 1 >= LEAST_SPACED) runs.push([first, at])
    first = at + 1
  }
  return runs
}

/** Words that are divided by hyphens, also at the end of a line. */
function hyphenated(tokens: readonly Token[], isNear: IsNear): readonly Run[] {
  const runs: Run[] = []
  for (const first of tokens.keys()) {
    for (let last = first; last < first + MOST_SYLLABLES - 1 && isNear(last, HYPHEN); last += 1) {
      runs.push([first, last + 1])
    }
  }
  return runs
}
