import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'

/** Syntax errors of hand-written JSON that leave its meaning unambiguous. */
const harmless: ReadonlySet<string> = new Set(['CommaExpected', 'InvalidCharacter'])

/** Parses JSON, allowing comments and missing or surplus commas. Returns `undefined` for anything else. */
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
    // Nested too deeply for the stack.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
