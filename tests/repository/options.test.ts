import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

// Without a value, the text of an option is its value, and a page translated by the browser would submit
// translated text.
test('every option has its own value', () => {
  const files = globSync('src/**/*.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const bare = files.filter((file) =>
    /<option(?![^>]*\bvalue=)[^>]*>/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(bare).toEqual([])
})
