import { withoutAccents } from '../../../contract/text.ts'

// Letters that Unicode normalization does not decompose.
const OWN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** Fast path for ASCII, which most texts are. */
const IS_PLAIN = /^\p{ASCII}*$/u

/** Normalizes a text for comparison: without case and accents, and with look-alike letters unified. */
export const fold = (text: string): string =>
  IS_PLAIN.test(text)
    ? text.toLowerCase()
    : withoutAccents(text)
        .toLowerCase()
        .replaceAll(/[ßæœøđðþłħı]/g, (letter) => OWN_LETTERS[letter] ?? letter)
