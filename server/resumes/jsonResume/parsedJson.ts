import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'

/** Mistakes of hand-written JSON after which it still can only mean one thing. */
const harmless: ReadonlySet<string> = new Set(['CommaExpected', 'InvalidCharacter'])

/** JSON with or without comments and commas too many or too few; `undefined` for anything else. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return tolerantly(text)
  }
}

function tolerantly(text: string): unknown {
  const errors: ParseError[] = []
  try {
    const value: unknown = parse(text, errors, { allowTrailingComma: true })
    return errors.every(({ error }) => harmless.has(printParseErrorCode(error))) ? value : undefined
  } catch (error) {
    // It is nested deeper than the stack.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
