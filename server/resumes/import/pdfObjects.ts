import { constants, inflateSync } from 'node:zlib'
import { pdfTokens, type PdfToken } from './pdfTokens.ts'

/** Object of a PDF in its source form. Several may have the same number. */
export interface PdfObject {
  /** Object number; undefined for unusual syntax, and inside an object stream. */
  readonly number: string | undefined
  readonly tokens: readonly PdfToken[]
  /** Bytes from the start of its stream to the end of the file; undefined without a stream. */
  readonly stream: Uint8Array | undefined
}

/** PDF that takes too much work to search, or whose compressed objects cannot be read. */
export class UnreadObjects extends Error {
  readonly reason: 'damaged' | 'tooMuch'

  constructor(reason: 'damaged' | 'tooMuch') {
    super(reason)
    this.reason = reason
  }
}

/** Maximum number of characters to read, as a multiple of the file size, because objects may overlap. */
const MAX_PASSES = 4
/** Maximum unpacked size of all object streams in a file, in bytes. */
const MAX_UNPACKED = 32 * 1024 * 1024

/**
 * Finds all objects in a PDF: wherever its bytes contain `obj`, and in object streams. It ignores the
 * cross-reference tables, of which there may be several, so that different readers see different objects.
 *
 * @throws UnreadObjects
 */
export function* pdfObjects(content: Uint8Array): Generator<PdfObject> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const text = bytes.toString('latin1')
  let unread = MAX_PASSES * text.length
  let packed = MAX_UNPACKED

  const read = (source: string, from: number, isEnd: (token: PdfToken, depth: number) => boolean) => {
    const tokens: PdfToken[] = []
    let depth = 0
    let position = from
    const count = (end: number) => {
      unread -= end - position
      position = end
      if (unread < 0) throw new UnreadObjects('tooMuch')
    }
    for (const token of pdfTokens(source, from)) {
      count(token.end)
      if (token.kind === 'mark') depth += /^(?:<<|\[)$/.test(token.value) ? 1 : -1
      tokens.push(token)
      if (isEnd(token, depth)) return tokens
    }
    count(source.length)
    return tokens
  }

  for (const { index, 0: keyword } of text.matchAll(/obj|trailer/g)) {
    const number = keyword === 'obj' ? numberBefore(text, index) : ''
    if (number === null) continue
    const tokens = read(text, index + keyword.length, isKeyword)
    const last = tokens.at(-1)
    const stream =
      last?.kind === 'word' && last.value.startsWith('stream')
        ? bytes.subarray(afterLine(text, last.start + 6))
        : undefined
    yield { number: number || undefined, tokens, stream }
    if (!stream || !tokens.some(isFirst)) continue
    const unpacked = unpack(stream, tokens, packed)
    packed -= unpacked.length
    unread += MAX_PASSES * unpacked.length
    for (const start of startsIn(unpacked, tokens)) {
      yield { number: undefined, tokens: read(unpacked, start, (_, depth) => depth <= 0), stream: undefined }
    }
  }
}

const isKeyword = ({ kind, value }: PdfToken) => kind === 'word' && /obj|stream/.test(value)

/** True for the key `First`, by which readers recognize an object stream. */
const isFirst = ({ kind, value }: PdfToken) => kind === 'name' && value === 'First'

const isSpace = (character: string | undefined) =>
  character !== undefined && '\0\t\n\f\r '.includes(character)
const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character)

/** Number of the object at an `obj` keyword; empty if undecided; null if it is not an object. */
function numberBefore(text: string, index: number): string | null {
  const back = (end: number, is: (character: string | undefined) => boolean) => {
    let start = end
    while (is(text[start - 1])) start -= 1
    return start
  }
  const generationEnd = back(index, isSpace)
  const generationStart = back(generationEnd, isDigit)
  // A comment may precede the keyword on the same line.
  if (generationStart === generationEnd) return /[\n\r]/.test(text.slice(generationEnd, index)) ? '' : null
  const numberEnd = back(generationStart, isSpace)
  return numberEnd === generationStart ? '' : text.slice(back(numberEnd, isDigit), numberEnd)
}

const afterLine = (text: string, at: number) =>
  at + (/^(?:\r\n|\n|\r)/.exec(text.slice(at, at + 2))?.[0].length ?? 0)

/** Text of an object stream. Unusual encodings are refused, so that no object stays hidden. */
function unpack(stream: Uint8Array, tokens: readonly PdfToken[], maxBytes: number): string {
  const isOdd = tokens.some(
    ({ kind, value }) => kind === 'name' && ['F', 'DP', 'DecodeParms'].includes(value),
  )
  if (isOdd || !isDeflated(tokens)) throw new UnreadObjects('damaged')
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(maxBytes, 1) }).toString('latin1')
  } catch (error) {
    throw new UnreadObjects(error instanceof RangeError ? 'tooMuch' : 'damaged')
  }
}

/** Offsets of the objects in an object stream, from the table at its beginning. */
function startsIn(unpacked: string, tokens: readonly PdfToken[]): ReadonlySet<number> {
  const [first, second] = tokens.flatMap((token, index) =>
    isFirst(token) ? [tokens[index + 1]?.value ?? ''] : [],
  )
  const table = unpacked.slice(0, Number(first))
  if (second !== undefined || !/^\d{1,9}$/.test(first ?? '') || /[^\d\0\t\n\f\r ]/.test(table)) {
    throw new UnreadObjects('damaged')
  }
  const offsets = table.match(/\d+/g)?.filter((_, index) => index % 2 === 1) ?? []
  return new Set(offsets.map((offset) => Number(first) + Number(offset)))
}

/** True for a stream whose only filter is Flate. */
export function isDeflated(tokens: readonly PdfToken[]): boolean {
  const [at, ...others] = tokens.flatMap(({ kind, value }, index) =>
    kind === 'name' && value === 'Filter' ? [index + 1] : [],
  )
  if (at === undefined || others.length > 0) return false
  const isList = tokens[at]?.value === '['
  return tokens[isList ? at + 1 : at]?.value === 'FlateDecode' && (!isList || tokens[at + 2]?.value === ']')
}

/** Unpacked bytes of a stream; undefined if it is damaged or larger than the limit. */
export function inflated(stream: Uint8Array, maxBytes: number): Buffer | undefined {
  try {
    return inflateSync(stream, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return undefined
  }
}
