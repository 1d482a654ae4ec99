import { stemmer } from 'stemmer'
import { fold } from './fold.ts'
import { headOf, masculineOf, otherNameOf } from './wordForms.ts'
import { tokensOf, type Token } from './tokens.ts'

/** Version of the analyzer. An index of another version is rebuilt when the server starts. */
export const ANALYSER = 8

const MAX_TERMS = 10_000
const MAX_TERM_LENGTH = 60
/** Maximum number of joined words that are also indexed as one. */
const MAX_JOINED = 4

/** Normalized words of a text, in order. */
export const wordsOf = (text: string): readonly string[] =>
  tokensOf(fold(text))
    .slice(0, MAX_TERMS)
    .map(({ word }) => word)

/** Stem of a word in ASCII letters and digits, which every index stores unchanged. */
function termOf(word: string): string {
  const base = masculineOf(otherNameOf(word))
  const named = base.replace(/\+\+$/, 'plusplus').replace(/#$/, 'sharp').slice(0, MAX_TERM_LENGTH)
  if (/^[a-z0-9]+$/.test(named)) return stemmer(named)
  return `_${[...named].map((letter) => letter.codePointAt(0)?.toString(36)).join('_')}`
}

/** Index terms of a text, in order. */
export const termsOf = (text: string): readonly string[] => wordsOf(text).map(termOf)

/** Two-letter spellings of umlauts and similar letters, for keyboards without them. */
const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Words of a text, including gendered forms such as the feminine of a German title. */
const formsOf = (text: string): readonly string[] =>
  tokensOf(fold(text)).flatMap(({ other, word }) => (other === undefined ? [word] : [word, other]))

/** Words of a text that change if umlauts are written with two letters. */
function digraphWords(text: string): readonly string[] {
  const composed = text.normalize('NFC').toLowerCase()
  if (!/[äöüåø]/.test(composed)) return []
  const forms = formsOf(composed)
  return formsOf(composed.replaceAll(/[äöüåø]/g, (letter) => DIGRAPHS[letter] ?? letter)).filter(
    (form, at) => form !== forms[at],
  )
}

const isNumber = (word: string) => /^\p{N}+$/u.test(word)
/** True for a word in a script with spaces between words, without punctuation. */
const isPlain = (word: string) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+$/u.test(word)
const areOne = (words: readonly string[]) =>
  words.length > 1 && words.every(isPlain) && !words.every(isNumber) ? [words.join('')] : []

/** Joins adjacent words, such as "frontend" for "front-end". Numbers are not joined. */
function joined(tokens: readonly Token[], areJoined: (token: Token) => boolean): readonly string[] {
  return tokens.flatMap((_, from) => {
    const runs: string[] = []
    for (let to = from + 1; to < tokens.length && to < from + MAX_JOINED; to += 1) {
      const token = tokens[to]
      if (!token || !areJoined(token)) break
      runs.push(...areOne(tokens.slice(from, to + 1).map(({ word }) => word)))
    }
    return runs
  })
}

/**
 * Additional index terms of a text: words joined by a hyphen, dot or slash as one word, the last part of
 * German compounds, names before a version number, feminine forms, umlauts as two letters. They have no
 * position in the text, so phrases do not match them.
 *
 * @param isTitle true to also join any two adjacent words: titles are short and precise enough for that
 */
export function extraTermsOf(text: string, isTitle = false): readonly string[] {
  const folded = fold(text)
  const tokens = tokensOf(folded).slice(0, MAX_TERMS)
  const own = new Set(tokens.map(({ word }) => word))
  const words = [
    ...joined(tokens, ({ isGlued }) => isGlued),
    ...(isTitle ? tokens.slice(1).flatMap(({ word }, at) => areOne([tokens[at]?.word ?? '', word])) : []),
    ...tokens.flatMap(({ other }) => other ?? []),
    ...digraphWords(text),
    // The programming language is capitalized, unlike the verb.
    ...(isTitle && /(?<![\p{L}\p{N}])Go(?![\p{L}\p{N}])/u.test(text) ? ['golang'] : []),
  ]
  const parts = [...own, ...words].flatMap((word) => [
    ...headOf(masculineOf(word)),
    ...(/^([a-z]{3,})\d+$/.exec(word)?.slice(1) ?? []),
  ])
  const known = new Set(termsOf(text))
  return [...new Set([...words, ...parts].map(termOf))].filter((term) => !known.has(term))
}

/** Spellings of a query, each as a sequence of terms; the first is as typed. */
export function spellingsOf(text: string): readonly (readonly string[])[] {
  const tokens = tokensOf(fold(text))
  const words = tokens.map(({ word }) => word)
  const [first] = words
  if (first === undefined) return []
  const whole = words.length <= MAX_JOINED ? areOne(words) : []
  const alone =
    words.length === 1 ? [...digraphWords(text), ...tokens.flatMap(({ other }) => other ?? [])] : []
  const own = termsOf(text)
  const others = new Set([...whole, ...alone].map(termOf))
  if (own.length === 1) others.delete(own[0] ?? '')
  return [own, ...[...others].map((term) => [term])]
}

/** Term of two joined words; empty if they are never written as one. */
export const joinedTerms = (one: string, other: string): readonly string[] => areOne([one, other]).map(termOf)
