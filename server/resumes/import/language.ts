import { franc } from 'franc-min'

/** What can be told apart by its words, as ISO 639-3 and as BCP 47 names it: the languages that a resume can be set in. */
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
} as const

const codes: ReadonlyMap<string, string> = new Map(Object.entries(names))

/** The languages that an import can tell, as BCP 47 names them. */
export const detectableLanguages: readonly string[] = Object.values(names)

/** In fewer characters names of people and places decide, and they belong to no language. */
const FEWEST = 200

/** The language that a text is written in, as BCP 47 names it; nothing, where that cannot be told. */
export const languageOf = (text: string): string | undefined =>
  codes.get(franc(text, { only: [...codes.keys()], minLength: FEWEST }))
