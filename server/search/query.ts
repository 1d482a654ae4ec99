import { termsOf } from './terms.ts'

/** A part of what somebody searches for: terms that stand one after the other. */
export interface Part {
  readonly terms: readonly string[]
  /** How it was typed, and where in the query. */
  readonly typed: string
  readonly at: number
}

/** What somebody searches for. */
export interface Query {
  /** All of them must be there. */
  readonly wanted: readonly Part[]
  /** None of them may be there. */
  readonly unwanted: readonly Part[]
}

// Marks that people's keyboards put for a straight one.
const QUOTES = /[“”„«»]/g
const PARTS = /(?<minus>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/g

/** Reads what somebody has typed: words, `"a phrase"`, and `-without`. There is nothing that it cannot read. */
export function parseQuery(typed: string): Query {
  const parts = [...typed.replaceAll(QUOTES, '"').matchAll(PARTS)]
    .map(({ groups = {}, index }) => {
      const { minus = '', phrase, word = '' } = groups
      const text = phrase ?? word
      return {
        terms: termsOf(text),
        typed: text,
        at: index + minus.length + (phrase === undefined ? 0 : 1),
        isUnwanted: minus !== '',
      }
    })
    .filter(({ terms }) => terms.length > 0)
  return {
    wanted: parts.filter(({ isUnwanted }) => !isUnwanted),
    unwanted: parts.filter(({ isUnwanted }) => isUnwanted),
  }
}
