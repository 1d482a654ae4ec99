/** Word of a folded text. */
export interface Token {
  readonly word: string
  /** True if only punctuation separates it from the previous word: "front-end", "Node.js". */
  readonly isGlued: boolean
  /** Second form of the word from a gender suffix: "Köchin" of "Köch:in". */
  readonly other?: string
}

// Scripts without spaces are split into letters, each with its marks.
const UNSPACED =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*)/gu
// Word including characters that are part of names such as C++ and C#.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#)?/u

/** Names of technologies with leading punctuation or a spoken form. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])(?:\.net|dot[ -]net)(?![\p{L}\p{N}])/gu, 'dotnet'],
  [/(?<![\p{L}\p{N}])(asp|vb|ado)\.net(?![\p{L}\p{N}])/gu, '$1-dotnet'],
  [/(?<![\p{L}\p{N}])c plus plus(?![\p{L}\p{N}])/gu, 'c++'],
]

/** Notes such as "(m/w/d)", which mean all genders and say nothing about the job. */
const ALL_GENDERS = /\(?(?<![\p{L}\p{N}])[mwfdhxgiv](?: ?[/|] ?[mwfdhxgiv*]){1,4}(?![\p{L}\p{N}])\)?/gu

// French and Italian articles before a vowel.
const ARTICLE = '(?<![\\p{L}\\p{N}])(?:d|l|j|m|n|s|t|c|qu|dell|all|nell|sull|dall|un)'
/** Apostrophe within a word, which is often omitted: "chef's". */
const APOSTROPHE = new RegExp(`(?<=\\p{L})(?<!${ARTICLE})[’'](?=\\p{L})`, 'gu')

/** Suffix for another gender: "Entwickler:in", "chargé·e", "ingeniero/a". */
const GENDERED =
  /[·•]\p{L}{1,5}(?:[·•]s)?|\((?:innen|in|euse|se|ne|rice|ere|e|en|a|s)\)|[:*_/]-?(?:innen|in|euse|se|ne|trice|rice|ere|r|n|e|a)/u

const TOKENS = new RegExp(
  `(?<article>${ARTICLE})[’'](?=\\p{L})|(?<word>${WORD.source})(?:(?<=\\p{L}{3})(?<gender>${GENDERED.source})(?![\\p{L}\\p{N}]))?`,
  'gu',
)

const GLUE = /^[-‐‑–./:*_·•(|&’']{1,2}$/

/** Word with its gender suffix applied: "ingeniero/a" becomes "ingeniera". */
function withSuffix(word: string, gender: string): string {
  const suffix = gender.replaceAll(/[^\p{L}]/gu, '')
  return (suffix === 'a' ? word.replace(/o$/, '') : word) + suffix
}

/** Words of a folded text, in order. */
export function tokensOf(folded: string): readonly Token[] {
  const plain = SPOKEN.reduce((text, [sign, spoken]) => text.replaceAll(sign, spoken), folded)
    .replaceAll(APOSTROPHE, '')
    .replaceAll(ALL_GENDERS, ' ')
    .replaceAll(UNSPACED, ' $1 ')
  const tokens: Token[] = []
  let end = 0
  let article = ''
  for (const { 0: whole, groups = {}, index } of plain.matchAll(TOKENS)) {
    if (groups['article'] !== undefined) {
      article = groups['article']
      continue
    }
    const { gender, word = '' } = groups
    const isGlued = tokens.length > 0 && article === '' && GLUE.test(plain.slice(end, index))
    // The word after an article counts alone. A name such as L'Oréal also counts as one word.
    const other =
      article !== '' ? article + word : gender === undefined ? undefined : withSuffix(word, gender)
    tokens.push({ word, isGlued, ...(other !== undefined && { other }) })
    end = index + whole.length
    article = ''
  }
  return tokens
}
