// Prints how readable the texts of the product are (Flesch reading ease): above 60 is plain English.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProse, textsIn } from './locale/textsIn.ts'
import { markdownTable } from './performancePage.ts'

const root = join(import.meta.dirname, '..')

/** Files with texts that are fixed, invented or not in English. */
const exclude = [
  'contract/resumes/{samples,resumeHeadings,printed*}.ts',
  'contract/postings/fraud/**',
  'contract/index.ts',
]

const sources = {
  screens: 'src/words/**/*.ts',
  shared: 'contract/**/*.ts',
  'server and mails': 'server/words/**/*.ts',
}

/** Number of syllables in an English word: adjacent vowels count as one, a silent final e as none. */
const syllablesIn = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
        .match(/[aeiouy]{1,2}/g) ?? []
    ).length,
  )

interface Reading {
  readonly words: number
  readonly wordsPerSentence: number
  readonly ease: number
}

/** Readability of some texts. A placeholder in a template counts as a word of one syllable. */
function readingOf(texts: readonly string[]): Reading {
  const words = texts.flatMap((text) => text.replaceAll('…', ' it ').match(/\p{L}[\p{L}’'-]*/gu) ?? [])
  const sentences = texts.flatMap((text) =>
    text.split(/[.!?:]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)),
  )
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  const wordsPerSentence = words.length / sentences.length
  return {
    words: words.length,
    wordsPerSentence,
    ease: 206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words.length),
  }
}

const isSentence = (text: string) =>
  !text.includes('\n') && /[.!?]$/.test(text) && text.split(/\s+/).length > 3

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude }).flatMap((file) =>
    textsIn(file, readFileSync(join(root, file), 'utf8'))
      .filter(isProse)
      .map(({ text }) => text),
  )

const byPlace = Object.entries(sources).map(([name, pattern]) => ({ name, texts: textsOf(pattern) }))
const sentences = byPlace.flatMap(({ texts }) => texts).filter(isSentence)

const rows = byPlace.map(({ name, texts }) => {
  const { ease, words, wordsPerSentence } = readingOf(texts.filter(isSentence))
  return [name, String(texts.length), String(words), wordsPerSentence.toFixed(1), ease.toFixed(0)]
})

const head = ['texts of', 'texts', 'words in sentences', 'words a sentence', 'reading ease']
console.log(`${markdownTable(head, rows)}\n`)

/** Minimum number of words, because the formula means little for shorter sentences. */
const fewWords = 8

console.log('The hardest:\n')
const hardest = sentences
  .map((text) => ({ text, ...readingOf([text]) }))
  .filter(({ words }) => words >= fewWords)
  .toSorted((one, other) => one.ease - other.ease)
for (const { ease, text } of hardest.slice(0, 12)) console.log(`${ease.toFixed(0).padStart(4)}  ${text}`)
