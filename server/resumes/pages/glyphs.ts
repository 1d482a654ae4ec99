import { printedCharacter } from '../../../contract/resumes/printing/printable.ts'

/** Replacement for characters without a glyph in any font. */
const UNKNOWN = '\ufffd'
const PLAIN = /^[\u0020-\u007e]*$/

/**
 * Replaces characters without a glyph, which would fail the PDF or vanish. Variation selectors, as in
 * Japanese names, are removed.
 */
export const shownBy = (text: string): string =>
  PLAIN.test(text) ? text : Array.from(text, (character) => printedCharacter(character) ?? UNKNOWN).join('')

/** The same for a text whose characters no font has together: each for itself, without marks above or below. */
export const shownPlainly = (text: string): string =>
  shownBy(text.normalize('NFKC').replaceAll(/[\p{M}\u200c\u200d]/gu, ''))
