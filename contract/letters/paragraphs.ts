import * as v from 'valibot'
import { wordsIn } from '../markdown/words.ts'

/** Shorter paragraphs are greetings, which are faster to type than to find. */
const FEWEST_WORDS = 6
/** Minimum for scripts without spaces between words: about as much text as six words. */
const FEWEST_LETTERS = 12
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** Paragraph of a letter as Markdown, and the title of that letter. */
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
