import anyAscii from 'any-ascii'
import { withoutEnd } from '../../../contract/text.ts'
import { isCommonWord, isWithinCommonWord } from './commonWords.ts'
import { denseFormsOf, isDense } from './denseNames.ts'
import { foldedWord } from './foldedWord.ts'

/** Limits of the cost: characters of a name, number of words, number of usernames. */
const MOST_CHARACTERS = 200
const MOST_WORDS = 16
const MOST_HANDLES = 48
/** Minimum length of a name part to search for within words. Shorter ones occur in too many. */
const SHORTEST_WITHIN = 4

/** Folded forms in which the name of one person may be written. */
export interface NameForms {
  /** Name parts in every spelling. `isCommon`: also an ordinary word in lower case. */
  readonly parts: ReadonlyMap<string, { readonly isCommon: boolean }>
  /** Initials of the parts. */
  readonly initials: ReadonlySet<string>
  /** Particles between the parts of a name, such as "van der". */
  readonly particles: ReadonlySet<string>
  /** Forms that occur in no common word, and therefore identify the name inside any word. */
  readonly telling: readonly string[]
  /** Usernames without punctuation. */
  readonly handles: ReadonlySet<string>
  /** Forms in scripts without spaces. */
  readonly dense: ReturnType<typeof denseFormsOf>
}

const PARTICLES: ReadonlySet<string> = new Set(
  'af al av bin bint da das de dei del della den der di do dos du el ibn la le op ter ten van vom von y zu zum zur'.split(
    ' ',
  ),
)

/** Titles that are written next to a name and are not part of it. */
const TITLES: ReadonlySet<string> = new Set(
  'dr prof mr mrs ms mx sir ing dipl phd msc bsc mba mag jr sr ii iii iv'.split(' '),
)

const wordsIn = (name: string): readonly string[] =>
  name.slice(0, MOST_CHARACTERS).match(/\p{L}[\p{L}\p{M}\p{Default_Ignorable_Code_Point}]*/gu) ?? []

const isSmall = (word: string) => word === word.toLowerCase() && word !== word.toUpperCase()

/** Splits names into words and the particles between them. */
function calledIn(names: readonly string[]) {
  const called: string[] = []
  const between: string[] = []
  for (const name of names) {
    const words = wordsIn(name).filter((word) => !TITLES.has(foldedWord(word)))
    // Some people write their whole name in lower case.
    const hasCapitals = names.some((each) => wordsIn(each).some((word) => !isSmall(word)))
    for (const word of words) {
      const isBetween = hasCapitals && isSmall(word) && PARTICLES.has(foldedWord(word))
      ;(isBetween ? between : called).push(word)
    }
  }
  return { called: [...new Set(called)].slice(0, MOST_WORDS), between: between.slice(0, MOST_WORDS) }
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Spellings of a word: without accents, with umlauts spelled out, and in other transliterations. */
function spellingsOf(word: string): readonly string[] {
  const plain = foldedWord(word)
  const written = word.slice(0, MOST_CHARACTERS).toLowerCase().normalize('NFC')
  const long = foldedWord(written.replaceAll(/[äöüøå]/g, (letter) => spelledOut[letter] ?? letter))
  const shorter = [
    plain.replaceAll(/([aou])e/g, '$1'),
    plain.replaceAll('aa', 'a'),
    plain.replaceAll(/([aou])e/g, '$1').replaceAll('aa', 'a'),
    plain.replaceAll('sch', 'sh'),
  ].filter((each) => each.length >= SHORTEST_WITHIN)
  const slavic = /\p{Script=Cyrillic}/u.test(word) ? slavicSpellingsOf(plain) : []
  const greek = /\p{Script=Greek}/u.test(word)
    ? [plain.replaceAll('oy', 'ou'), plain.replaceAll('oy', 'ou').replaceAll('f', 'ph')]
    : []
  return [...new Set([plain, long, ...shorter, ...slavic, ...greek])].filter((each) => each !== '')
}

function slavicSpellingsOf(plain: string): readonly string[] {
  const ends = ['y', 'i', 'ij', 'j'].map((end) => plain.replaceAll(/iy(?=$|[^aeiou])/g, end))
  const tables = [...ends, plain].flatMap((each) => [
    each,
    each.replaceAll(/y(?=[aeou])/g, 'j'),
    each.replaceAll(/y(?=[aeou])/g, 'i'),
  ])
  return tables.flatMap((each) => [
    each,
    each.replaceAll('kh', 'h').replaceAll('zh', 'j'),
    each.replace(/v$/, 'w'),
  ])
}

/**
 * Romanization of a word in a script without capital letters: Pinyin for Chinese, transliteration for Korean.
 */
const latinFormsOf = (word: string) => {
  const read = anyAscii(word.slice(0, MOST_CHARACTERS).normalize('NFC')).toLowerCase()
  return /^[a-z]{4,}$/.test(read) ? [read] : []
}

/** Username in comparable form: folded, letters and digits only. */
export const plainHandle = (handle: string) =>
  foldedWord(handle.slice(0, MOST_CHARACTERS)).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const DIGITS = '0123456789'

/**
 * Computes the forms of a name.
 *
 * @param names first, last and full names
 * @param handles usernames, and parts of addresses that may be one
 */
export function nameFormsOf(names: readonly string[], handles: readonly string[]): NameForms {
  const { between, called } = calledIn(names)
  const spellings = called.flatMap((word) => (isDense(word) ? latinFormsOf(word) : spellingsOf(word)))
  const parts = new Map(
    spellings.filter((each) => each.length > 1).map((each) => [each, { isCommon: isCommonWord(each) }]),
  )
  const known = new Set(handles.slice(0, MOST_HANDLES).map(plainHandle).filter(isUnusual))
  const withoutDigits = [...known].map((handle) => withoutEnd(handle, DIGITS))
  const telling = [...parts.keys(), ...known, ...withoutDigits].filter(
    (each) => each.length >= SHORTEST_WITHIN && !isWithinCommonWord(each),
  )
  return {
    parts,
    initials: new Set([...spellings, ...between.map(foldedWord)].map((each) => each.charAt(0))),
    particles: new Set(between.map(foldedWord)),
    telling: [...new Set(telling)],
    handles: known,
    dense: denseFormsOf(names.flatMap((name) => [wordsIn(name)]).slice(0, MOST_WORDS)),
  }
}

const isUnusual = (handle: string) => handle.length >= 3 && !isCommonWord(handle)
