import { isCommonWord, isWithinCommonWord } from '../applications/redaction/commonWords.ts'
import { foldedCharacters, foldedWord } from '../applications/redaction/foldedWord.ts'
import { tokensIn, type Token } from '../applications/redaction/tokens.ts'
import { wordsWithoutLegalForms } from '../companies/foldedName.ts'

/** Employment with dates as in a resume: year, month or day; empty for an open end. */
export interface Employment {
  readonly name: string
  readonly startDate: string
  readonly endDate: string
}

/** First and last day that a year, a month or a day can mean. */
const firstDayOf = (date: string) => date + '-01-01'.slice(date.length - 4)
const lastDayOf = (date: string) => date + '-12-31'.slice(date.length - 4)

/**
 * Employers of current positions, otherwise of those that may be the latest, and of positions without dates.
 *
 * @param today `YYYY-MM-DD`; a position that may end later is a current one
 */
export function lastEmployersIn(employments: readonly Employment[], today: string): readonly string[] {
  const named = employments.filter(({ name }) => name.trim() !== '')
  const isOver = ({ endDate }: Employment) => endDate !== '' && lastDayOf(endDate) < today
  const open = named.filter((each) => !isOver(each))
  const over = named.filter(isOver)
  const isCurrent = open.some(({ startDate }) => startDate !== '')
  const latest =
    over
      .map(({ endDate }) => firstDayOf(endDate))
      .toSorted()
      .at(-1) ?? ''
  const last = isCurrent ? open : [...open, ...over.filter(({ endDate }) => lastDayOf(endDate) >= latest)]
  return [...new Set(last.map(({ name }) => name.trim()))]
}

/** Words that can be written as "&" or left out between the words of a name. */
const JOINERS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'och', 'og'])
/** Legal forms in scripts without spaces. */
const DENSE_LEGAL_FORMS = /株式会社|有限会社|合同会社|股份有限公司|有限公司/g

/** Form of a folded word in which "ae", "oe" and "ue" equal the letters that they stand for: Mueller, Müller. */
const oneSpelling = (folded: string) => folded.replaceAll(/(?<=[aou])e/g, '')

/**
 * A name, and the names that it consists of, such as those of a department and its company. A single word in
 * brackets is none, because it is often a place.
 */
function namesWithin(name: string): readonly string[] {
  const parts = name.split(/[()[\]]|\s(?:at|@|bei|chez)\s/iu)
  const named = parts.filter((part, at) => {
    const words = tokensIn(part)
    return words.length > Math.min(at, 1) && !words.every(({ folded }) => isCommonWord(folded))
  })
  return [...new Set([name, ...named])]
}

/** Words that distinguish an employer: without legal forms, joining words, and an article at the beginning. */
function tellingWordsIn(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !JOINERS.has(word))
  const core = wordsWithoutLegalForms(own.length > 0 ? own : words)
  return core[0] === 'the' && core.length > 1 ? core.slice(1) : core
}

/** Separator between the words of a name. */
const BESIDE = /^[\s\p{P}\p{S}]{0,3}$/u
/** Minimum length of a name to find within words. Shorter ones occur in too many. */
const SHORTEST_WITHIN = 5
const LEAST_FOR_ACRONYM = 3
const SHORTEST_DENSE = 2

interface EmployerForms {
  /** Sequences of folded words. */
  readonly runs: readonly (readonly string[])[]
  /** Names written as one word, as in a username or domain label. */
  readonly joined: readonly string[]
  readonly acronym: string | undefined
  /** Name in a script without spaces; undefined otherwise. */
  readonly dense: string | undefined
}

/**
 * Maximum number of names that are compared with common words. Further names may be redacted within unrelated
 * words.
 */
const MOST_CHECKED = 200

/**
 * Forms in which the name of an employer may be written.
 *
 * @param isWithin true if the letters occur within common words
 */
function employerFormsOf(name: string, isWithin: (letters: string) => boolean): EmployerForms {
  const tokens = tokensIn(name)
  const isDense = tokens.some(({ kind }) => kind !== 'word')
  const folded = tokens.map((token) => token.folded).filter(Boolean)
  const words = tellingWordsIn(folded)
  const core = words.map(oneSpelling)
  const [first = ''] = words
  // A distinctive first word is a short form: "Fernhill" for "Fernhill Homes".
  const isTelling = core.length > 1 && first.length >= SHORTEST_WITHIN && !isCommonWord(first)
  const short = isTelling ? [first] : []
  return {
    runs: isDense ? [] : [core, ...short.map((word) => [oneSpelling(word)])].filter((run) => run.length > 0),
    joined: [words.join(''), ...short]
      .filter((each) => each.length >= SHORTEST_WITHIN && !isWithin(each))
      .map(oneSpelling),
    acronym: core.length >= LEAST_FOR_ACRONYM ? core.map((word) => word.charAt(0)).join('') : undefined,
    dense: isDense ? foldedWord(name).replaceAll(/\s/g, '').replaceAll(DENSE_LEGAL_FORMS, '') : undefined,
  }
}

type Place = readonly [start: number, end: number]

/** Maximum length of a key. Longer names are found by their first characters. */
const LONGEST_KEY = 40

/**
 * Index of names by their beginning: length of the longest name with this beginning, and lengths of all
 * beginnings.
 */
interface Beginnings {
  readonly lengths: readonly number[]
  readonly longest: ReadonlyMap<string, number>
}

function beginningsOf(names: readonly string[]): Beginnings {
  const longest = new Map<string, number>()
  for (const name of names) {
    const key = name.slice(0, LONGEST_KEY)
    longest.set(key, Math.max(longest.get(key) ?? 0, name.length))
  }
  return { longest, lengths: [...new Set([...longest.keys()].map(({ length }) => length))] }
}

/** Length of the longest name that starts at an offset; 0 without one. */
const lengthAt = (text: string, at: number, { lengths, longest }: Beginnings): number =>
  Math.max(
    0,
    ...lengths.map((length) =>
      at + length > text.length ? 0 : (longest.get(text.slice(at, at + length)) ?? 0),
    ),
  )

const hasAny = (text: string, names: Beginnings): boolean => {
  for (let at = 0; at < text.length; at += 1) if (lengthAt(text, at, names) > 0) return true
  return false
}

/**
 * Creates a search for employer names in texts. The cost per word does not depend on the number of names,
 * which can be large.
 *
 * @returns function that returns ranges in a text
 */
export function createEmployerFinder(employers: readonly string[]): (text: string) => readonly Place[] {
  const forms = [...new Set(employers.flatMap(namesWithin))].map((name, index) =>
    employerFormsOf(name, index < MOST_CHECKED ? isWithinCommonWord : () => false),
  )
  const runs = createTrie(forms.flatMap((form) => form.runs))
  const acronyms = new Set(forms.flatMap(({ acronym }) => acronym ?? []))
  const joined = beginningsOf(forms.flatMap((form) => form.joined))
  const dense = beginningsOf(
    forms.flatMap((form) => form.dense ?? []).filter(({ length }) => length >= SHORTEST_DENSE),
  )
  return (text) => {
    const tokens = tokensIn(text)
    return [
      ...tokens.flatMap((token, from) => [
        ...runsAt(text, tokens, from, runs),
        ...(isJoined(token) || isAcronym(token) ? [[token.start, token.end] as const] : []),
      ]),
      ...denseIn(text, dense),
    ]
  }

  function isJoined({ folded }: Token) {
    return hasAny(oneSpelling(folded), joined)
  }

  function isAcronym({ folded, text }: Token) {
    return acronyms.has(folded) && text === text.toUpperCase()
  }
}

/** Trie of names by word. */
interface Trie {
  readonly next: Map<string, Trie>
  /** True if a name ends at this node. */
  isEnd: boolean
}

function createTrie(runs: readonly (readonly string[])[]): Trie {
  const root: Trie = { next: new Map(), isEnd: false }
  for (const run of runs) {
    let node = root
    for (const word of run) {
      const next = node.next.get(word) ?? { next: new Map(), isEnd: false }
      node.next.set(word, next)
      node = next
    }
    node.isEnd = true
  }
  return root
}

/** Range of the longest name that starts at a token; empty without one. */
function runsAt(text: string, tokens: readonly Token[], from: number, runs: Trie): readonly Place[] {
  let node = runs
  let found: Place | undefined
  for (let at = from; at < tokens.length; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]]
    if (!token || (at > from && !BESIDE.test(text.slice(before?.end, token.start)))) break
    if (at > from && JOINERS.has(token.folded)) continue
    const next = node.next.get(oneSpelling(token.folded))
    if (!next) break
    node = next
    // An ordinary word counts as a name only if capitalized: "Apple", not "an apple a day".
    const isName = at > from || token.letterCase !== 'small' || !isCommonWord(token.folded)
    if (node.isEnd && isName) found = [tokens[from]?.start ?? token.start, token.end]
  }
  return found ? [found] : []
}

function denseIn(text: string, names: Beginnings): readonly Place[] {
  if (names.lengths.length === 0) return []
  const { folded, places } = foldedCharacters(text)
  const found: Place[] = []
  for (let at = 0; at < folded.length; at += 1) {
    const length = lengthAt(folded, at, names)
    if (length > 0) found.push([places[at] ?? 0, places[at + length] ?? text.length])
  }
  return found
}
