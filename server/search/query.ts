import { joinedTerms, spellingsOf, wordsOf } from './words/terms.ts'

/** Consecutive terms. */
export type Sequence = readonly string[]

/** Part of a query: a word or a phrase. */
export interface Part {
  /** Spellings to search for, at least one: as typed, or "frontend" for "front-end". */
  readonly ways: readonly Sequence[]
  /** Typed text, and its offset in the query. */
  readonly typed: string
  readonly at: number
}

/** Parsed words of a search. */
export interface Query {
  /** Parts that must all match. */
  readonly wanted: readonly Part[]
  /** Parts that must not match. */
  readonly unwanted: readonly Part[]
  /** True if the text consists of punctuation only, so that nothing can match. */
  readonly hasNoWords: boolean
}

// Typographic quotation marks, which keyboards insert.
const QUOTES = /[“”„«»]/g
// Spoken names with several words are one part.
const PARTS = /(?<minus>-?)(?:"(?<phrase>[^"]*)"?|(?<word>(?:c plus plus|dot net)(?![^\s"])|[^\s"]+))/gi

/** Parses a query: words, `"a phrase"`, and `-word`. Never fails. */
export function parseQuery(typed: string): Query {
  const parts = [...typed.replaceAll(QUOTES, '"').matchAll(PARTS)]
    .map(({ groups = {}, index }) => {
      const { minus = '', phrase, word = '' } = groups
      const text = phrase ?? word
      return {
        ways: spellingsOf(text),
        typed: text,
        at: index + minus.length + (phrase === undefined ? 0 : 1),
        isUnwanted: minus !== '',
        isPhrase: phrase !== undefined,
      }
    })
    .filter(({ ways }) => ways.length > 0)
  const wanted = parts.filter(({ isUnwanted }) => !isUnwanted)
  return {
    wanted: wanted.map(({ at, isPhrase, typed: own, ways }, index) => {
      const [before, after] = [wanted[index - 1], wanted[index + 1]]
      const neighbours = isPhrase
        ? []
        : [
            ...(before && !before.isPhrase ? joinedWays(before.typed, own) : []),
            ...(after && !after.isPhrase ? joinedWays(own, after.typed) : []),
          ]
      return { ways: [...ways, ...neighbours], typed: own, at }
    }),
    unwanted: parts.filter(({ isUnwanted }) => isUnwanted),
    hasNoWords: parts.length === 0 && typed.trim() !== '',
  }
}

/** Joins adjacent words, because "front end" also means "frontend". */
function joinedWays(one: string, other: string): readonly Sequence[] {
  const [[first = '', ...firsts], [second = '', ...seconds]] = [wordsOf(one), wordsOf(other)]
  if (firsts.length > 0 || seconds.length > 0) return []
  return joinedTerms(first, second).map((term) => [term])
}
