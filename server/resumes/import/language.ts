import { franc } from 'franc-min'
import { headingLanguages } from '../reading/headingLanguages.ts'

/** Detectable languages, from ISO 639-3 to BCP 47: those in which a resume can be typeset. */
const names = {
  ces: 'cs',
  deu: 'de',
  eng: 'en',
  fra: 'fr',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  spa: 'es',
  swe: 'sv',
  ukr: 'uk',
  arb: 'ar',
  ell: 'el',
  tur: 'tr',
  jpn: 'ja',
  kor: 'ko',
  cmn: 'zh',
} as const

const codes: ReadonlyMap<string, string> = new Map(Object.entries(names))

/** Detectable languages, as BCP 47 tags. */
export const detectableLanguages: readonly string[] = Object.values(names)

/**
 * Minimum number of characters. In shorter texts, names of people and places dominate, which belong to no
 * language.
 */
const FEWEST = 200
/** Minimum number of letters in a script that identifies its language. */
const FEWEST_OF_SCRIPT = 40
const OWN_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Greek}]/gu

/**
 * Language of a text as a BCP 47 tag; undefined if undecided.
 *
 * @param headings weighted higher than letter frequencies
 */
export function languageOf(text: string, headings: readonly string[] = []): string | undefined {
  const likely = headingLanguages(headings)
  if (likely.length === 1) return likely[0]
  const own = text.match(OWN_SCRIPT)?.length ?? 0
  const minLength = own * 3 > text.length ? FEWEST_OF_SCRIPT : FEWEST
  const only = [...codes].filter(([, code]) => likely.length === 0 || likely.includes(code))
  return only.length === 0
    ? likely[0]
    : codes.get(franc(text, { only: only.map(([name]) => name), minLength }))
}
