import { joinedTerms, spellingsOf, wordsOf } from './words/terms.ts'

/** Terms that stand one after the other. */
export type Sequence = readonly string[]

/** A part of what somebody searches for. */
export interface Part {
  /** Spellings to search for, at least one: as typed, or "front-end" as "frontend". */
  readonly ways: readonly Sequence[]
  /** Typed text, and its position in the query. */
  readonly typed: string
  readonly at: number
}

/** Parsed words of a search. */
export interface Query {
  /** All of them must be there. */
  readonly wanted: readonly Part[]
  /** None of them may be there. */
  readonly unwanted: readonly Part[]
  /** True if something was typed, and no word is in it: nothing is found by signs alone. */
  readonly hasNoWords: boolean
}

// Marks that people's keyboards put for a straight one.
const QUOTES = /[“”„«»]/g
// Names that are spoken as several words are one part.
const PARTS = /(?<minus>-?)(?:"(?<phrase>[^"]*)"?|(?<word>(?:c plus plus|dot net)(?![^\s"])|[^\s"]+))/gi

/** Reads what somebody has typed: words, `"a phrase"`, and `-without`. There is nothing that it cannot read. */
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

/** Neighbouring words as one: who types "front end" also means "frontend". */
function joinedWays(one: string, other: string): readonly Sequence[] {
  const [[first = '', ...firsts], [second = '', ...seconds]] = [wordsOf(one), wordsOf(other)]
  if (firsts.length > 0 || seconds.length > 0) return []
  return joinedTerms(first, second).map((term) => [term])
}
