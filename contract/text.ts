import * as v from 'valibot'

// The parts that the rules of texts are made of. Apart from the rules of the forms, which few pages need.

/** Length in characters as a person counts them (code points). */
export const lengthOf = (text: string) => [...text].length

export const tooLong = (max: number) => `Use at most ${max} characters.`

/** Describes a custom check to readers of the schema. */
export const bounds = (said: { readonly minLength?: number; readonly maxLength?: number }) =>
  v.metadata<string, typeof said>(said)

/** Refuses a text of more characters than that. No text has more of them than code units, which need no counting. */
export const atMost = (max: number) =>
  [
    v.check((text: string) => text.length <= max || lengthOf(text) <= max, tooLong(max)),
    bounds({ maxLength: max }),
  ] as const

/** The code units that a character may come in: its accents may be typed apart, and be composed later. */
const UNITS = 4

/**
 * A text of at most so many code units. Every other text schema begins with it, so that nothing is trimmed, composed or
 * searched before its length is known.
 *
 * @param max in characters
 * @param tooMuch what is said where it is longer by far
 */
export const bounded = (max: number, message?: string, tooMuch = tooLong(max)) =>
  v.pipe(v.string(message), v.maxLength(UNITS * max, tooMuch))

// Half-width voice marks are letters that become marks in a compatibility decomposition.
const CROWDED = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/**
 * A text with at most 30 marks on one letter, as in Unicode's stream-safe format (UAX #15, 13). No language needs as
 * many, and to bring them into their order takes the square of their number.
 */
export const withFewMarks = (text: string) => text.replaceAll(CROWDED, '$1')

/** A text in a normal form of Unicode, in a time that grows with its length. */
export const normalized = (form: 'NFC' | 'NFKC' | 'NFKD', text: string) => withFewMarks(text).normalize(form)

// Blanks without width, and marks of direction. Joiners are none of them: Persian and emoji need them.
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** A text without the marks that nobody sees, with which it may have been pasted. */
export const withoutInvisible = (text: string) => text.replaceAll(INVISIBLE, '')

const composed = (text: string) => normalized('NFC', withoutInvisible(text))

const CONTROL = /\p{Cc}/u

/** True if a text is one line without invisible characters. */
export const isPlain = (text: string) =>
  text.isWellFormed() && !CONTROL.test(text) && text.search(INVISIBLE) === -1

/** One line of at most so many characters, composed (NFC), without blanks around it. A tab is a blank. */
export const plainLine = (max: number, message: string) =>
  v.pipe(
    bounded(max, message),
    v.transform((text) => composed(text).replaceAll('\t', ' ').trim()),
    v.check(isPlain, message),
    ...atMost(max),
  )

/** Lines of at most so many characters together. */
export const plainText = (max: number, message: string) =>
  v.pipe(
    bounded(max, message),
    v.transform((text) => withFewMarks(withoutInvisible(text))),
    v.check((text) => isPlain(text.replaceAll(/[\r\n\t]/g, ' ')), message),
    ...atMost(max),
  )

/** A text without these characters at its end, in one walk back: an expression would try again from each of them. */
export function withoutEnd(text: string, unwanted: string): string {
  let end = text.length
  while (end > 0 && unwanted.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

// U+3099 and U+309A make another letter of one of Japanese.
const ACCENTS =
  /(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu

/**
 * A text without what many leave away: the accents on Latin, Greek and Cyrillic letters, and the points of Arabic and Hebrew.
 * The signs of other scripts stay, which are vowels: without them many words would be one.
 *
 * @returns the text in its compatibility decomposition (NFKD)
 */
export const withoutAccents = (text: string) => normalized('NFKD', text).replaceAll(ACCENTS, '')
