/** Token of PDF syntax (ISO 32000-2, 7.2), with its bytes as Latin-1. */
export interface PdfToken {
  /**
   * `text`: a string with its delimiters. `mark`: `<<`, `>>`, `[`, `]` and stray delimiters. `word`: numbers
   * and keywords.
   */
  readonly kind: 'name' | 'text' | 'mark' | 'word'
  /** Source text; a name is without its slash, and with decoded `#` escapes. */
  readonly value: string
  readonly start: number
  readonly end: number
}

// Alternatives in order: whitespace, comment, dictionary mark, hexadecimal string, bracket, name, other.
const token =
  /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|<[^>]*>?|[()[\]{}>]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+/y

/**
 * Tokenizes text from an offset. Never fails: invalid syntax also becomes tokens, because a lenient reader
 * may accept it.
 */
export function* pdfTokens(text: string, from: number): Generator<PdfToken> {
  for (let start = from, end = from; ; start = end) {
    // The expression is shared, so another iteration may have moved its position.
    token.lastIndex = start
    const [found] = token.exec(text) ?? []
    if (found === undefined) return
    const [first = ''] = found
    end = first === '(' ? endOfString(text, start) : start + found.length
    if ('\0\t\n\f\r %'.includes(first)) continue
    if (first === '/') yield { kind: 'name', value: nameOf(found), start, end }
    else if (first === '(') yield { kind: 'text', value: text.slice(start, end), start, end }
    else if (first === '<' && found !== '<<') yield { kind: 'text', value: found, start, end }
    else yield { kind: '[]{}<>)'.includes(first) ? 'mark' : 'word', value: found, start, end }
  }
}

const nameOf = (written: string) =>
  written
    .slice(1)
    .replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** End offset of a literal string, in which parentheses are balanced or escaped. */
function endOfString(text: string, start: number): number {
  const next = /[()\\]/g
  next.lastIndex = start
  for (let depth = 0; ;) {
    const at = next.exec(text)?.index
    if (at === undefined) return text.length
    if (text[at] === '\\') next.lastIndex = at + 2
    else depth += text[at] === '(' ? 1 : -1
    if (depth === 0) return at + 1
  }
}

/** Decodes a literal or hexadecimal string token, in UTF-16 or as bytes. */
export function textOfToken({ value }: PdfToken): string {
  const bytes = value.startsWith('<')
    ? Buffer.from(value.replaceAll(/[^\da-f]/gi, ''), 'hex')
    : literal(value)
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff
  return isUtf16 ? new TextDecoder('utf-16be').decode(bytes.subarray(2)) : bytes.toString('latin1')
}

const literal = (value: string) =>
  Buffer.from(
    value
      .slice(1, -1)
      .replaceAll(/\\([0-7]{1,3}|[^])/g, (_, escape: string) =>
        /^[0-7]/.test(escape) ? String.fromCharCode(Number.parseInt(escape, 8)) : escape,
      ),
    'latin1',
  )
