import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

// Without one its words are its value, and a translated page would send them translated.
test('every option has a value of its own', () => {
  const files = globSync('src/**/*.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const bare = files.filter((file) =>
    /<option(?![^>]*\bvalue=)[^>]*>/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(bare).toEqual([])
})
