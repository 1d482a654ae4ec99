import { stemmer } from 'stemmer'
import { fold } from './fold.ts'

/** Counts the ways in which postings have been made into terms: with another one, the index is made anew. */
export const ANALYSER = 6

const MOST_TERMS = 10_000
const LONGEST = 60

// A word with the signs that are part of names such as C++ and C#. What is written without spaces between words is
// taken letter by letter, each with its signs.
const UNSPACED =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*)/gu
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#)?/gu

/** The words of a text as they are compared, in their order. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replaceAll(/(?<=\p{L})[’'](?=\p{L})/gu, '')
    .replaceAll(UNSPACED, ' $1 ')
    .match(WORDS)
    ?.slice(0, MOST_TERMS) ?? []

/** The stem of a word in letters that every index takes as they are: those of the English alphabet, and digits. */
function termOf(word: string): string {
  const named = word.replace(/\+\+$/, 'plusplus').replace(/#$/, 'sharp').slice(0, LONGEST)
  if (/^[a-z0-9]+$/.test(named)) return stemmer(named)
  return `_${[...named].map((letter) => letter.codePointAt(0)?.toString(36)).join('_')}`
}

/** The terms that a text is found by, in their order. */
export const termsOf = (text: string): readonly string[] => wordsOf(text).map(termOf)
