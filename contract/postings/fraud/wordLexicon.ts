import type { FoldedWord } from './foldedWords.ts'

/** Looks up the kinds of each word of a sentence. */
export type Lexicon = (words: readonly FoldedWord[]) => readonly Set<string>[]

/** Maximum length of listed words. Longer input is not looked up, which bounds the time for hostile texts. */
const LONGEST = 32

/**
 * Builds a lexicon from word lists by kind. `kit*` matches words with this beginning, `*kit` words with this
 * ending. `starter_kit` is a phrase, whose last word may end in a star.
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
