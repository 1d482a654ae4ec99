import { charactersIn, faces, type Face } from './fonts.ts'

/** What stands for a character that no font has. */
const UNKNOWN = '\ufffd'
// They have no sign of their own, and need none.
const JOINERS = /^[\u200c\u200d]$/u
const VARIANT = /^\p{Variation_Selector}$/u
const PLAIN = /^[\u0020-\u007e]*$/

const known = new Map<string, boolean>()
const has = new Map<Face, (character: number) => boolean>()

function isIn(face: Face, character: string): boolean {
  const found = has.get(face) ?? charactersIn(face)
  has.set(face, found)
  return found(character.codePointAt(0) ?? 0)
}

function isKnown(character: string): boolean {
  const before = known.get(character)
  if (before !== undefined) return before
  const found = JOINERS.test(character) || faces.some((face) => isIn(face, character))
  known.set(character, found)
  return found
}

/**
 * A text with a sign for every character that no font has: a PDF would be refused, or silently without them. What only
 * chooses between ways of writing the character before it, as in Japanese names, is left out.
 */
export const shownBy = (text: string): string =>
  PLAIN.test(text)
    ? text
    : Array.from(text, (character) =>
        isKnown(character) ? character : VARIANT.test(character) ? '' : UNKNOWN,
      ).join('')

/** The same for a text whose characters no font has together: each for itself, without marks above or below. */
export const shownPlainly = (text: string): string =>
  Array.from(text.normalize('NFKC').replaceAll(/[\p{M}\u200c\u200d]/gu, ''), (character) =>
    isIn('Noto Sans', character) ? character : UNKNOWN,
  ).join('')
