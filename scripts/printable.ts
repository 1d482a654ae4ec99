// Writes contract/resumes/printing/printableRanges.ts: the characters that the fonts of resumes and letters
// contain.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenRanges } from '../contract/resumes/printing/printable.ts'
import { charactersIn, faces } from '../server/resumes/pages/fonts.ts'

/** Path of the table. */
export const printableFile = join(import.meta.dirname, '../contract/resumes/printing/printableRanges.ts')

const LINE = 96
const LAST = 0x3_ff_ff
const NO_CHARACTER = /^[\p{Cs}\p{Co}\p{Cc}]$/u

/** The table as TypeScript source. */
export function makePrintable(): string {
  const fonts = faces.map(charactersIn)
  const ranges: [first: number, last: number][] = []
  for (let code = 0; code <= LAST; code += 1) {
    if (NO_CHARACTER.test(String.fromCodePoint(code)) || !fonts.some((has) => has(code))) continue
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  const written = writtenRanges(ranges)
  const lines = written.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return [
    '// Made by `npm run fonts` of the fonts that resumes and letters are printed in.',
    '',
    '/** The ranges of characters that can be printed: in pairs, the distance from the range before and the length. */',
    'export const printableRanges: readonly string[] = [',
    ...lines.map((line) => `  '${line}',`),
    ']',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(printableFile, makePrintable())
