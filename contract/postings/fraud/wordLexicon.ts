import type { FoldedWord } from './foldedWords.ts'

/** Returns the kinds of each word of a sentence. */
export type Lexicon = (words: readonly FoldedWord[]) => readonly Set<string>[]

/** No word of a list is longer, so what a hostile text has beyond this is not looked up. */
const LONGEST = 32

/**
 * Makes a lexicon of words by their kinds. `kit*` is every word that begins so, `*kit` every one that ends so, and
 * `starter_kit` a phrase, whose last word may have a star, too.
 */
export function lexiconOf(kinds: Readonly<Record<string, string>>): Lexicon {
  const whole = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  const endings = new Map<string, string[]>()
  let longestPhrase = 1
  for (const [kind, words] of Object.entries(kinds)) {
    for (const word of words.split(/\s+/).filter(Boolean)) {
      const parts = word.split('_')
      longestPhrase = Math.max(longestPhrase, parts.length)
      const text = parts.join(' ')
      if (text.startsWith('*')) put(endings, text.slice(1), kind)
      else if (text.endsWith('*')) put(beginnings, text.slice(0, -1), kind)
      else put(whole, text, kind)
    }
  }
  const kindsOf = (text: string, isPhrase: boolean): readonly string[] => {
    const found = [...(whole.get(text) ?? [])]
    for (let length = 3; length <= Math.min(text.length, LONGEST); length += 1) {
      found.push(...(beginnings.get(text.slice(0, length)) ?? []))
      if (!isPhrase) found.push(...(endings.get(text.slice(-length)) ?? []))
    }
    return found
  }
  return (words) =>
    words.map((word, at) => {
      const found = new Set(kindsOf(word.text.slice(0, LONGEST), false))
      let phrase = word.text.slice(0, LONGEST)
      for (let more = 1; more < longestPhrase; more += 1) {
        const next = words[at + more]
        if (!next || phrase.length > LONGEST) break
        phrase += ` ${next.text.slice(0, LONGEST)}`
        for (const kind of kindsOf(phrase, true)) found.add(kind)
      }
      return found
    })
}

function put(lists: Map<string, string[]>, key: string, kind: string): void {
  lists.set(key, [...(lists.get(key) ?? []), kind])
}
