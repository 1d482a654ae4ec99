// Writes the subset of the web font with the letters and weights that the pages use. It has half the size of
// the whole font; texts with other letters load the remaining fonts.
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

/** All characters of the subset, from the `unicode-range` of its style sheet. */
export const basicLetters: string = ranges
  .split(',')
  .map((range) => /U\+(\w+)(?:-(\w+))?/.exec(range) ?? [])
  .map(([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** WOFF2 file of the font with only these characters and weights. */
export const makeBasicFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(join(root, whole)), basicLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(lightest), max: Number(boldest) } },
  })

if (import.meta.main) writeFileSync(basicFont, await makeBasicFont())
