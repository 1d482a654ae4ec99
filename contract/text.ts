import * as v from 'valibot'

// Building blocks of text schemas. Separate from the form rules, which few pages need.

/** Length in code points. */
export const lengthOf = (text: string) => [...text].length

export const tooLong = (max: number) => `Use at most ${max} characters.`

/** Declares the bounds of a custom check for generated JSON Schema. */
export const bounds = (said: { readonly minLength?: number; readonly maxLength?: number }) =>
  v.metadata<string, typeof said>(said)

/**
 * Rejects longer texts. Code units are compared first, because they are an upper bound and need no counting.
 */
export const atMost = (max: number) =>
  [
    v.check((text: string) => text.length <= max || lengthOf(text) <= max, tooLong(max)),
    bounds({ maxLength: max }),
  ] as const

/** Maximum code units per character, for accents that are typed as separate marks. */
const UNITS = 4

/**
 * Text with a maximum number of code units. Every text schema begins with it, so that the length is known
 * before the text is trimmed, normalized or searched.
 *
 * @param max in characters
 * @param tooMuch message for a much longer text
 */
export const bounded = (max: number, message?: string, tooMuch = tooLong(max)) =>
  v.pipe(v.string(message), v.maxLength(UNITS * max, tooMuch))

// Halfwidth voiced sound marks are letters that become combining marks in compatibility decomposition.
const CROWDED = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/**
 * Limits combining marks to 30 per letter, as in Unicode's stream-safe format (UAX #15, 13). No language
 * needs more, and normalization takes quadratic time in their number.
 */
export const withFewMarks = (text: string) => text.replaceAll(CROWDED, '$1')

/** Unicode normalization in linear time. */
export const normalized = (form: 'NFC' | 'NFKC' | 'NFKD', text: string) => withFewMarks(text).normalize(form)

// Zero-width spaces and direction marks. Joiners are not included: Persian and emoji need them.
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Removes invisible characters, which pasted text may contain. */
export const withoutInvisible = (text: string) => text.replaceAll(INVISIBLE, '')

const composed = (text: string) => normalized('NFC', withoutInvisible(text))

const CONTROL = /\p{Cc}/u

/** True if a text is a single line without invisible characters. */
export const isPlain = (text: string) =>
  text.isWellFormed() && !CONTROL.test(text) && text.search(INVISIBLE) === -1

/** Single line with a maximum number of characters, composed (NFC) and trimmed. Tabs become spaces. */
export const plainLine = (max: number, message: string) =>
  v.pipe(
    bounded(max, message),
    v.transform((text) => composed(text).replaceAll('\t', ' ').trim()),
    v.check(isPlain, message),
    ...atMost(max),
  )

/** Multi-line text with a maximum number of characters. */
export const plainText = (max: number, message: string) =>
  v.pipe(
    bounded(max, message),
    v.transform((text) => withFewMarks(withoutInvisible(text))),
    v.check((text) => isPlain(text.replaceAll(/[\r\n\t]/g, ' ')), message),
    ...atMost(max),
  )

/**
 * Strips characters from the end of a text. A loop, because a regular expression would take quadratic time.
 */
export function withoutEnd(text: string, unwanted: string): string {
  let end = text.length
  while (end > 0 && unwanted.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

// U+3099 and U+309A are excluded, because they change a Japanese letter into another one.
const ACCENTS =
  /(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu

/**
 * Removes marks that are often omitted in writing: accents of Latin, Greek and Cyrillic letters, and vowel
 * points of Arabic and Hebrew. Marks of other scripts stay, because they are vowels that distinguish words.
 *
 * @returns the text in compatibility decomposition (NFKD)
 */
export const withoutAccents = (text: string) => normalized('NFKD', text).replaceAll(ACCENTS, '')
