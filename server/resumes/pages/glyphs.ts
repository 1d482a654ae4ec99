import { printedCharacter } from '../../../contract/resumes/printing/printable.ts'

/** Replacement for characters without a glyph in any font. */
const UNKNOWN = '\ufffd'
const PLAIN = /^[\u0020-\u007e]*$/

/**
 * A text with a sign for every character that no font has: a PDF would be refused, or silently without them. What only
 * chooses between ways of writing the character before it, as in Japanese names, is left out.
 */
export const shownBy = (text: string): string =>
  PLAIN.test(text) ? text : Array.from(text, (character) => printedCharacter(character) ?? UNKNOWN).join('')

/** The same for a text whose characters no font has together: each for itself, without marks above or below. */
export const shownPlainly = (text: string): string =>
  shownBy(text.normalize('NFKC').replaceAll(/[\p{M}\u200c\u200d]/gu, ''))
