import anyAscii from 'any-ascii'
import { normalized, withoutAccents } from '../../../contract/text.ts'

/** Invisible characters that may be inserted in a word. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
/** Scripts that are compared in Latin letters: Юлия equals Yuliya, and Müller equals Muller. */
const LETTERED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u
const HANGUL = /\p{Script=Hangul}/u
const ASCII = /^[\0-\u007F]*$/

function foldedLetter(letter: string): string {
  if (LETTERED.test(letter)) return anyAscii(letter).toLowerCase().replaceAll("'", '')
  return HANGUL.test(letter) ? letter : withoutAccents(letter).toLowerCase()
}

/**
 * Normalizes a word so that its spellings compare equal: lower case, without accents, and transliterated if
 * its script has capital letters. Runs in linear time.
 */
export function foldedWord(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase()
  let folded = ''
  for (const letter of normalized('NFKC', word.replaceAll(UNSEEN, ''))) folded += foldedLetter(letter)
  return folded
}

/**
 * Normalizes each character, and records its start offset in the text. The last offset is the end of the
 * text.
 */
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
