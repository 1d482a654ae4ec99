import anyAscii from 'any-ascii'
import { normalized, withoutAccents } from '../../../contract/text.ts'

/** Invisible characters, which may be hidden inside a word. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
/** The scripts that are compared by their Latin letters: Юлия is Yuliya, and Müller is Muller. */
const LETTERED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u
const HANGUL = /\p{Script=Hangul}/u
const ASCII = /^[\0-\u007F]*$/

function foldedLetter(letter: string): string {
  if (LETTERED.test(letter)) return anyAscii(letter).toLowerCase().replaceAll("'", '')
  return HANGUL.test(letter) ? letter : withoutAccents(letter).toLowerCase()
}

/**
 * The form of a word in which its spellings are the same: in small letters, without accents, and in Latin letters where
 * its script has capitals. Takes time in proportion to the length.
 */
export function foldedWord(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase()
  let folded = ''
  for (const letter of normalized('NFKC', word.replaceAll(UNSEEN, ''))) folded += foldedLetter(letter)
  return folded
}

/** The same for each character, with the place in the text at which it begins; the last place is the end of the text. */
export function foldedCharacters(text: string): {
  readonly folded: string
  readonly places: readonly number[]
} {
  let folded = ''
  const places: number[] = []
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const form = foldedWord(character)
    folded += form
    for (let count = 0; count < form.length; count += 1) places.push(index)
  }
  places.push(text.length)
  return { folded, places }
}
