import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makePrintable, printableFile } from '../../scripts/printable.ts'

test('the table of printable characters matches the fonts: run "npm run fonts"', () => {
  expect(readFileSync(printableFile, 'utf8') === makePrintable()).toBe(true)
})
