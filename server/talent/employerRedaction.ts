import { isCommonWord, isWithinCommonWord } from '../applications/redaction/commonWords.ts'
import { foldedCharacters, foldedWord } from '../applications/redaction/foldedWord.ts'
import { tokensIn, type Token } from '../applications/redaction/tokens.ts'
import { wordsWithoutLegalForms } from '../companies/foldedName.ts'

/** An employment, with dates as a resume has them: a year, a month, or a day; empty for an open end. */
export interface Employment {
  readonly name: string
  readonly startDate: string
  readonly endDate: string
}

/** Employers of the current positions, or of the newest one, and of those without dates. */
export function lastEmployersIn(employments: readonly Employment[]): readonly string[] {
  const named = employments.filter(({ name }) => name.trim() !== '')
  const open = named.filter(({ endDate }) => endDate === '')
  const isCurrent = open.some(({ startDate }) => startDate !== '')
  const [newest] = named
    .filter(({ endDate }) => endDate !== '')
    .toSorted((one, other) => other.endDate.localeCompare(one.endDate))
  const last = isCurrent || !newest ? open : [...open, newest]
  return [...new Set(last.map(({ name }) => name.trim()))]
}

/** Between the words of one name. */
const BESIDE = /^[\s\p{P}\p{S}]{0,3}$/u
/** Shorter names occur in too many other words. */
const SHORTEST_WITHIN = 5
const LEAST_FOR_ACRONYM = 3
const SHORTEST_DENSE = 2

interface EmployerForms {
  /** Folded words that stand beside one another. */
  readonly runs: readonly (readonly string[])[]
  /** Words in which the name is written together, such as a user name or the label of a domain. */
  readonly joined: readonly string[]
  readonly acronym: string | undefined
  /** In a script without blanks. */
  readonly dense: string | undefined
}

/** Forms in which the name of an employer may be written. */
export function employerFormsOf(name: string): EmployerForms {
  const tokens = tokensIn(name)
  const isDense = tokens.some(({ kind }) => kind !== 'word')
  const folded = tokens.map((token) => token.folded).filter(Boolean)
  const core = wordsWithoutLegalForms(folded)
  const [first = ''] = core
  // "Fernhill" is how people call "Fernhill Homes".
  const isTelling = core.length > 1 && first.length >= SHORTEST_WITHIN && !isCommonWord(first)
  const joined = core.join('')
  return {
    runs: isDense ? [] : [core, ...(isTelling ? [[first]] : [])].filter((run) => run.length > 0),
    joined: [joined, ...(isTelling ? [first] : [])].filter(
      (each) => each.length >= SHORTEST_WITHIN && !isWithinCommonWord(each),
    ),
    acronym: core.length >= LEAST_FOR_ACRONYM ? core.map((word) => word.charAt(0)).join('') : undefined,
    dense: isDense ? foldedWord(name).replaceAll(/\s/g, '') : undefined,
  }
}

type Place = readonly [start: number, end: number]

/** Ranges of employers' names in a text. */
export function employerPlacesIn(text: string, employers: readonly EmployerForms[]): readonly Place[] {
  const tokens = tokensIn(text)
  const places: Place[] = []
  for (const { acronym, dense, joined, runs } of employers) {
    for (const run of runs) places.push(...runsIn(text, tokens, run))
    for (const { end, folded, start, text: word } of tokens) {
      if (joined.some((each) => folded.includes(each))) places.push([start, end])
      else if (acronym !== undefined && folded === acronym && word === word.toUpperCase())
        places.push([start, end])
    }
    if (dense !== undefined && dense.length >= SHORTEST_DENSE) places.push(...denseIn(text, dense))
  }
  return places
}

function runsIn(text: string, tokens: readonly Token[], run: readonly string[]): readonly Place[] {
  const isRun = (from: number) =>
    run.every((word, at) => {
      const token = tokens[from + at]
      const before = tokens[from + at - 1]
      const isBeside = at === 0 || BESIDE.test(text.slice(before?.end, token?.start))
      return token?.folded === word && isBeside
    })
  // A single ordinary word is a name where it has a capital: "Apple", not "an apple a day".
  const isName = ({ folded, letterCase }: Token) =>
    run.length > 1 || letterCase !== 'small' || !isCommonWord(folded)
  return tokens.flatMap((token, from): Place[] => {
    if (token.folded !== run[0] || !isName(token) || !isRun(from)) return []
    return [[token.start, tokens[from + run.length - 1]?.end ?? token.end]]
  })
}

function denseIn(text: string, name: string): readonly Place[] {
  const { folded, places } = foldedCharacters(text)
  const found: Place[] = []
  for (let at = folded.indexOf(name); at !== -1; at = folded.indexOf(name, at + name.length)) {
    found.push([places[at] ?? 0, places[at + name.length] ?? text.length])
  }
  return found
}
