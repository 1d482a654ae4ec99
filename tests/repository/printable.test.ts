import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makePrintable, printableFile } from '../../scripts/printable.ts'

test('the table of what can be printed is made of the fonts: run "npm run fonts"', () => {
  expect(readFileSync(printableFile, 'utf8') === makePrintable()).toBe(true)
})
