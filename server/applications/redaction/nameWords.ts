import { isCommonWord } from './commonWords.ts'
import { isHangulName } from './denseNames.ts'
import type { NameForms } from './nameForms.ts'
import type { Token } from './tokens.ts'

/**
 * Relation of a word to a name. `name`: a part in any context. `maybe`: a part that is also an ordinary word.
 */
export type NamePart = 'name' | 'maybe' | 'initial' | 'particle' | 'none'

/** Maximum length of a username. */
const LONGEST_JOINED = 60
const MOST_INITIALS = 2
/** Maximum number of letters that an inflection adds. */
const MOST_ENDING = 3
const LONG_PART = 5

/** Prefixes that Arabic and Hebrew attach to the next word. */
const PREFIXES: ReadonlySet<string> = new Set('وبلفكוהבלמשכ'.split(''))

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'

/** Strips digits from both ends of a word. */
function withoutDigits(word: string): string {
  let start = 0
  let end = word.length
  while (start < end && isDigit(word[start])) start += 1
  while (end > start && isDigit(word[end - 1])) end -= 1
  return word.slice(start, end)
}

/** Classifies words by their relation to a name, in time linear in word length and number of forms. */
export interface NameWords {
  readonly partIn: (token: Token) => NamePart
  /**
   * True if a folded word consists of parts of the name only, such as `zebulonq` and `zebulonquixworth85`.
   */
  readonly isJoined: (folded: string) => boolean
  /** True if a folded word contains a form that identifies the name inside any word. */
  readonly isTelling: (folded: string) => boolean
}

export function nameWordsOf(forms: NameForms): NameWords {
  const { handles, initials, particles, parts, telling } = forms
  const long = [...parts.keys()].filter((part) => part.length >= 3)
  const inflected = [...parts].flatMap(([part, { isCommon }]) =>
    part.length >= LONG_PART && !isCommon ? [part] : [],
  )
  // Slavic names change their last vowel in inflection: Мария, Марии.
  const stems = long
    .flatMap((part) => [part.replace(/(?:aya|iya|ya|iy)$/, ''), part.replace(/[aeiouy]$/, '')])
    .filter((stem) => stem.length >= 4)

  const isTelling = (folded: string) => telling.some((each) => folded.includes(each))

  const isJoined = (folded: string) => {
    const word = withoutDigits(folded)
    if (word.length < 4 || word.length > LONGEST_JOINED || !long.some((part) => word.includes(part)))
      return false
    // Dynamic programming: minimum number of initials by position and by number of name parts, up to two.
    const least: (number | undefined)[][] = Array.from({ length: word.length + 1 }, () => [])
    const reach = (at: number, count: number, letters: number) => {
      const row = least[at]
      if (row && letters <= MOST_INITIALS && letters < (row[count] ?? Infinity)) row[count] = letters
    }
    reach(0, 0, 0)
    for (let at = 0; at < word.length; at += 1) {
      for (const [count, letters] of (least[at] ?? []).entries()) {
        if (letters === undefined) continue
        for (const part of long) {
          if (word.startsWith(part, at)) reach(at + part.length, Math.min(2, count + 1), letters)
        }
        for (const particle of particles) {
          if (word.startsWith(particle, at)) reach(at + particle.length, count, letters)
        }
        if (initials.has(word.charAt(at))) reach(at + 1, count, letters + 1)
      }
    }
    const end = least[word.length] ?? []
    if (end[2] !== undefined) return true
    return end[1] !== undefined && !parts.has(word) && !isCommonWord(word)
  }

  const isInflected = ({ folded, letterCase, text }: Token) => {
    const begins = (part: string) => folded.startsWith(part) && folded.length - part.length <= MOST_ENDING
    if (inflected.some(begins)) return !isCommonWord(folded)
    return letterCase === 'capital' && /\p{Script=Cyrillic}/u.test(text) && stems.some(begins)
  }

  const ordinaryPart = (folded: string) => {
    const part = parts.get(folded)
    if (part || !folded.endsWith('s') || folded.length < 4) return part
    return parts.get(folded.slice(0, -1))
  }

  const wordPart = (token: Token): NamePart => {
    const { folded, letterCase, text } = token
    if (folded === '') return 'none'
    if (handles.has(folded)) return 'name'
    const part = ordinaryPart(folded)
    if (part) return letterCase !== 'small' || !part.isCommon ? 'name' : 'maybe'
    if (particles.has(folded)) return 'particle'
    const letter = folded.length < 5 ? withoutDigits(folded) : folded
    if (letter.length === 1) return initials.has(letter) ? 'initial' : 'none'
    if (isTelling(folded) || isJoined(folded) || isInflected(token)) return 'name'
    if (letterCase === 'none') {
      return folded.length > 3 && PREFIXES.has(folded.charAt(0)) && parts.has(folded.slice(1))
        ? 'name'
        : 'none'
    }
    const isPair = text.length <= LONGEST_JOINED && /\p{Ll}\p{Lu}/u.test(text)
    const words = isPair ? text.split(/(?<=\p{Ll})(?=\p{Lu})/u) : []
    return words.some((word) => word.length > 2 && parts.has(word.toLowerCase())) ? 'name' : 'none'
  }

  // Memoized, because words repeat within a text.
  const known = new Map<string, NamePart>()
  return {
    isJoined,
    isTelling,
    partIn: (token) => {
      if (token.kind === 'dense') return 'none'
      const before = known.get(token.text)
      if (before) return before
      const part =
        token.kind === 'word' ? wordPart(token) : isHangulName(forms.dense, token.folded) ? 'name' : 'none'
      if (known.size < 10_000 && token.text.length <= LONGEST_JOINED) known.set(token.text, part)
      return part
    },
  }
}
