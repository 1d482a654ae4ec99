import { withoutAccents } from '../../../contract/text.ts'

// Letters that are no others with marks on them.
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

/** Most texts have no other letters, and each is folded often. */
const IS_PLAIN = /^\p{ASCII}*$/u

/** A text as it is compared: without case, accents, and the difference between letters that look alike. */
export const fold = (text: string): string =>
  IS_PLAIN.test(text)
    ? text.toLowerCase()
    : withoutAccents(text)
        .toLowerCase()
        .replaceAll(/[ßæœøđðþłħı]/g, (letter) => OWN_LETTERS[letter] ?? letter)
