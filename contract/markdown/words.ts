/** A word, including inner apostrophes and hyphens: “it’s”, “well-known”. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

/**
 * Scripts without spaces between words, and the average number of letters per word. `Intl.Segmenter` would
 * give different counts per browser, and is too slow to run on every keystroke.
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
