/** A word, with the signs that stand within one: “it’s”, “well-known”. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

/**
 * The scripts that set no blanks between words, and how many of their letters make a word. Counted so, a text has as
 * many in every browser and on the server: dictionaries differ, and take longer than a key may.
 */
const unspaced = [
  [/[\p{Script=Han}\p{Script=Hiragana}]/gu, 1.7],
  [/[\p{Script=Katakana}ー]/gu, 4],
  [/(?=\p{L})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]\p{M}*/gu, 3.2],
  [/(?=\p{L})\p{Script=Myanmar}\p{M}*/gu, 2.25],
] as const

/** Number of words in a text; an estimate for scripts without spaces. */
export function wordsIn(text: string): number {
  let rest = text
  let count = 0
  for (const [letter, perWord] of unspaced) {
    count += Math.ceil((text.match(letter)?.length ?? 0) / perWord)
    rest = rest.replaceAll(letter, ' ')
  }
  return count + (rest.match(word)?.length ?? 0)
}
