import { lazyValue } from '../shared/lazyValue.ts'

/** Grounds of generated company marks. White letters on each have a contrast of at least 8 : 1. */
export const monogramGrounds = [
  '#004038',
  '#0f4b70',
  '#5b2150',
  '#7d2118',
  '#69400b',
  '#185125',
  '#293936',
  '#045a4f',
] as const

export interface Monogram {
  /** Up to two letters; empty if the name has none. */
  readonly letters: string
  readonly ground: (typeof monogramGrounds)[number]
  /** Direction of the arcs behind the letters. */
  readonly turn: 0 | 1
}

interface Named {
  readonly slug: string
  readonly name: string
}

/** Generated logo of a company. Deterministic, so that browsers and server draw the same one. */
export function monogramOf({ name, slug }: Named): Monogram {
  const hash = hashOf(slug)
  return {
    letters: initialsOf(name),
    ground: monogramGrounds[hash % monogramGrounds.length] ?? monogramGrounds[0],
    turn: (hash >>> 8) % 2 === 0 ? 0 : 1,
  }
}

/** First letters of the first two words. A single word gives its first two letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u, 3).filter(Boolean)
  const [first = '', second] = words
  return (
    second === undefined ? lettersOf(first, 2) : lettersOf(first, 1) + lettersOf(second, 1)
  ).toUpperCase()
}

const graphemes = lazyValue(() => new Intl.Segmenter('en'))

/**
 * First graphemes of a word, including combining marks. The word is truncated, because segmenting a long one
 * is slow.
 */
const lettersOf = (word: string, count: number) =>
  [...graphemes().segment(word.slice(0, 64))]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('')

/** Hash of a text as an unsigned 32-bit integer (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
