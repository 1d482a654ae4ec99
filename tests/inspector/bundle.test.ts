import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const textsOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: repository }).map((file) => readFileSync(join(repository, file), 'utf8'))

/**
 * Texts that prove the presence of an inspector's part: labels, styles, layout, channel, the official
 * inspector, and the function that reports steps to tests.
 */
const marks = [
  'Copy as test',
  'inspector-dock',
  'layered.cycleBreaking',
  'inspector ${',
  'stately.ai',
  'tellStep',
]

test('nothing of an inspector is in the production build', () => {
  const built = textsOf('dist/client/**/*.{html,js,css}')
  expect(built.length, 'built files: run "npm run build"').toBeGreaterThan(0)
  expect(marks.filter((mark) => built.some((text) => text.includes(mark)))).toEqual([])
})

test('the texts searched for there are in the inspectors', () => {
  const made = textsOf('src/inspector/**/*.{ts,tsx,css}', 'node_modules/@statelyai/inspect/dist/index.mjs')
  expect(marks.filter((mark) => !made.some((text) => text.includes(mark)))).toEqual([])
})
