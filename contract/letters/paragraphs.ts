import * as v from 'valibot'
import { wordsIn } from '../markdown/words.ts'

/** Shorter paragraphs are greetings, faster to type than to find. */
const FEWEST_WORDS = 6
/** In scripts that have no blanks between words: about as much as six words. */
const FEWEST_LETTERS = 12
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** A paragraph of a letter, as it is written there, and what that letter is called. */
export const paragraphSchema = v.object({ text: v.string(), title: v.string() })

export type Paragraph = v.InferOutput<typeof paragraphSchema>

/**
 * Reusable paragraphs of a letter.
 *
 * @returns paragraphs of at least six words, or as much text in scripts without spaces
 */
export const paragraphsOf = (body: string): string[] =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((text) => text.trim())
    .filter((text) => wordsIn(text) >= FEWEST_WORDS || (text.match(UNSPACED)?.length ?? 0) >= FEWEST_LETTERS)
