import * as v from 'valibot'

// What rules of texts are made of. Apart from the rules of the forms, which few pages need.

/** In characters as a person counts them (code points). */
export const lengthOf = (text: string) => [...text].length

export const tooLong = (max: number) => `Use at most ${max} characters.`

/** Tells whoever reads the schema what a check by a function asks for. */
export const bounds = (said: { readonly minLength?: number; readonly maxLength?: number }) =>
  v.metadata<string, typeof said>(said)

/** Refuses a text of more characters than that. No text has more of them than code units, which need no counting. */
export const atMost = (max: number) =>
  [
    v.check((text: string) => text.length <= max || lengthOf(text) <= max, tooLong(max)),
    bounds({ maxLength: max }),
  ] as const

// Controls, blanks without width, and marks that turn the direction of what follows.
const FORBIDDEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

/** Whether a text is one line without anything that nobody sees. */
export const isPlain = (text: string) => text.isWellFormed() && !FORBIDDEN.test(text)

// U+3099 and U+309A make another letter of one of Japanese.
const ACCENTS =
  /(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu

/**
 * A text without what many leave away: the accents on Latin, Greek and Cyrillic letters, and the points of Arabic and Hebrew.
 * The signs of other scripts stay, which are vowels: without them many words would be one.
 *
 * @returns the text in its compatibility decomposition (NFKD)
 */
export const withoutAccents = (text: string) => text.normalize('NFKD').replaceAll(ACCENTS, '')
