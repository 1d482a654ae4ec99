import { printedCharacter } from '../../../contract/resumes/printing/printable.ts'

/** Replacement for characters without a glyph in any font. */
const UNKNOWN = '\ufffd'
const PLAIN = /^[\u0020-\u007e]*$/

/**
 * Replaces characters without a glyph, which would fail the PDF or disappear. Variation selectors, as in
 * Japanese names, are removed.
 */
export const shownBy = (text: string): string =>
  PLAIN.test(text) ? text : Array.from(text, (character) => printedCharacter(character) ?? UNKNOWN).join('')

/** Simplifies a text whose characters no font can combine: no combining marks, no joiners. */
export const shownPlainly = (text: string): string =>
  shownBy(text.normalize('NFKC').replaceAll(/[\p{M}\u200c\u200d]/gu, ''))
