// Writes src/fonts/outfit-basic.woff2: the letters that the pages are written in, in the weights that they wear. It is
// half of what the package holds; names from further away fetch the rest.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const whole = 'node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2'
const [, file = '', lightest, boldest, ranges = ''] =
  /url\('\.\/(outfit-basic\.woff2)'\).*?font-weight: (\d+) (\d+);.*?unicode-range:\s*([^;]+);/s.exec(
    readFileSync(join(root, 'src/fonts/outfit.css'), 'utf8'),
  ) ?? []

/** Path of the font file. */
export const basicFont = join(root, 'src/fonts', file)

/** Every letter that the style sheet says is in it. */
export const basicLetters: string = ranges
  .split(',')
  .map((range) => /U\+(\w+)(?:-(\w+))?/.exec(range) ?? [])
  .map(([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** The font with these letters alone, as WOFF2. */
export const makeBasicFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(join(root, whole)), basicLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(lightest), max: Number(boldest) } },
  })

if (import.meta.main) writeFileSync(basicFont, await makeBasicFont())
