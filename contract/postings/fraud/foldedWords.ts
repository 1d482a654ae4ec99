import { foldedCharacter } from '../../shared/lookAlikes.ts'

/** Word as a reader perceives it, with its position in the text. */
export interface FoldedWord {
  /** Normalized word: lower case, without accents, look-alikes and inner punctuation. */
  readonly text: string
  /** Range in UTF-16 code units; the end is exclusive. */
  readonly start: number
  readonly end: number
  /** True if the word is the first after the end of a sentence. */
  readonly beginsSentence: boolean
  /** True if a comma, colon or dash precedes the word. */
  readonly beginsClause: boolean
}

const WORD = /[\p{L}\p{N}]/u
const SIGN = /[€$£@]/

/**
 * Splits a text into words, without invisible characters. Spaced letters such as "W h a t s A p p" become one
 * word, and digits among letters, as in "Wh4tsApp", become the letters that they look like. Runs in linear
 * time.
 */
export function foldedWords(text: string): readonly FoldedWord[] {
  return joined(split(text)).map((word) => ({ ...word, text: withoutDigits(word.text) }))
}

function split(text: string): readonly FoldedWord[] {
  const words: FoldedWord[] = []
  let letters: string[] = []
  let [start, end] = [0, 0]
  let beginsSentence = true
  let beginsClause = true
  let sinceDot = false
  const finish = () => {
    if (letters.length === 0) return
    words.push({ text: letters.join(''), start, end, beginsSentence, beginsClause })
    letters = []
    beginsSentence = false
    beginsClause = false
  }
  let at = 0
  for (const character of text) {
    const folded = foldedCharacter(character)
    const next = at + character.length
    if (WORD.test(folded)) {
      if (letters.length === 0) start = at
      letters.push(folded)
      end = next
      sinceDot = false
    } else if (folded !== '') {
      finish()
      if (SIGN.test(folded)) {
        start = at
        end = next
        letters.push(folded)
        finish()
      }
      // A dot between letters, as in "t.me" and "W.h.a.t.s", does not end a sentence.
      if (folded === '\n' || (sinceDot && /\s/.test(folded))) beginsSentence = true
      if (beginsSentence || /[,;:()–—]/.test(folded)) beginsClause = true
      sinceDot = /[.!?]/.test(folded)
    }
    at = next
  }
  finish()
  return words
}

/** Minimum number of spaced letters that form a word. */
const FEWEST_APART = 3

function joined(words: readonly FoldedWord[]): readonly FoldedWord[] {
  const whole: FoldedWord[] = []
  let run: FoldedWord[] = []
  const finish = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && run.length >= FEWEST_APART) {
      whole.push({ ...first, text: run.map(({ text }) => text).join(''), end: last.end })
    } else whole.push(...run)
    run = []
  }
  for (const word of words) {
    const last = run.at(-1)
    // A wider gap than between the previous letters ends a word of spaced letters.
    if (last && (word.text.length > 1 || word.start - last.end !== gapIn(run, word))) finish()
    if (word.text.length === 1 && WORD.test(word.text)) run.push(word)
    else whole.push(word)
  }
  finish()
  return whole
}

const gapIn = ([first, second]: readonly FoldedWord[], next: FoldedWord) =>
  first && second ? second.start - first.end : next.start - (first?.end ?? 0)

const digitsAsLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

const withoutDigits = (word: string) =>
  /[a-z]/.test(word) && /\d/.test(word)
    ? Array.from(word, (sign) => digitsAsLetters[sign] ?? sign).join('')
    : word
