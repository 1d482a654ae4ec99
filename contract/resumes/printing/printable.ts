import { printableRanges } from './printableRanges.ts'
import { seenIn } from '../printedParts.ts'

// Joiners affect neighboring glyphs and need none of their own.
const JOINER = /^[\u200c\u200d]$/u
const VARIANT = /^\p{Variation_Selector}$/u
const PLAIN = /^[\u0020-\u007e]*$/
/** Whitespace needs no glyph. */
const BETWEEN = /^\s$/u

const RADIX = 36

type Range = readonly [first: number, last: number]

/**
 * Decodes ranges of code points that the fonts cover. Each pair is the distance from the previous range, and
 * the length.
 */
function rangesIn(written: string): readonly Range[] {
  let before = 0
  return written.split(',').map((pair): Range => {
    const [gap = 0, length = 0] = pair.split('.').map((number) => Number.parseInt(number, RADIX))
    const first = before + gap
    before = first + length
    return [first, before]
  })
}

/** Encodes ranges in the format of `printableRanges`. */
export function writtenRanges(ranges: readonly Range[]): string {
  let before = 0
  return ranges
    .map(([first, last]) => {
      const pair = [first - before, last - first].map((number) => number.toString(RADIX)).join('.')
      before = last
      return pair
    })
    .join()
}

let ranges: readonly Range[] | undefined

/** True if a font of resumes and letters has a glyph for a character. */
function isCovered(character: string): boolean {
  ranges ??= rangesIn(printableRanges.join(''))
  const code = character.codePointAt(0) ?? 0
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first = 0, last = 0] = ranges[middle] ?? []
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}

/**
 * Printable form of a character: unchanged, as the plain letter that it is a variant of (mathematical
 * letters), or empty for a variation selector.
 *
 * @returns undefined if no font covers it
 */
export function printedCharacter(character: string): string | undefined {
  if (isCovered(character) || JOINER.test(character)) return character
  if (VARIANT.test(character)) return ''
  const plain = character.normalize('NFKC')
  return plain !== character && [...plain].every(isCovered) ? plain : undefined
}

/** Distinct characters of a text that cannot be printed. */
export const unprintableIn = (text: string): readonly string[] =>
  PLAIN.test(text)
    ? []
    : [...new Set(text)].filter(
        (character) => !BETWEEN.test(character) && printedCharacter(character) === undefined,
      )

/**
 * Distinct characters of a letter that cannot be printed. Invisible characters are ignored, because they are
 * not printed.
 */
export const unprintableInLetter = (body: string): readonly string[] => unprintableIn(seenIn(body))
