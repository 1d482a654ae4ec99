import { denseLetter } from './denseNames.ts'
import { foldedWord } from './foldedWord.ts'

/** Word of a text, or run of letters in a script without spaces. */
export interface Token {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly folded: string
  readonly kind: 'word' | 'dense' | 'hangul'
  /** Case of the first letter; `none` in scripts without case. */
  readonly letterCase: 'capital' | 'small' | 'none'
}

const TOKEN = new RegExp(
  String.raw`(?<dense>${denseLetter}[${denseLetter}\p{DI}]*)|(?<hangul>\p{sc=Hangul}[\p{sc=Hangul}\p{DI}]*)|[[\p{L}\p{M}\p{N}\p{DI}]--${denseLetter}--\p{sc=Hangul}]+`,
  'gv',
)

function caseOf(text: string): Token['letterCase'] {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  if (letter === letter.toLowerCase() && letter === letter.toUpperCase()) return 'none'
  return letter === letter.toLowerCase() ? 'small' : 'capital'
}

/** Words of a text, in text order. */
export function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (const { 0: found, groups, index: start } of text.matchAll(TOKEN)) {
    const kind = groups?.['dense'] ? 'dense' : groups?.['hangul'] ? 'hangul' : 'word'
    const folded = kind === 'dense' ? '' : foldedWord(found)
    tokens.push({ start, end: start + found.length, text: found, folded, kind, letterCase: caseOf(found) })
  }
  return tokens
}
