// @module-tag security
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { newPlace } from '../support/harness.ts'

const document = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8')

/** Each database keeps its index of words in tables of its own making. */
const isOfWords = (table: string) => table.startsWith('search_words')

test('every column of the database has its class and its reason in docs/security.md', async () => {
  const store = await openStore(await newPlace())
  const tables = await store.db.introspection.getTables()
  await store.close()
  const kept = tables
    .filter(({ name }) => !isOfWords(name))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  expect(tables.some(({ name }) => isOfWords(name))).toBe(true)
  const classified = [...document.matchAll(/^\| `(\w+\.\w+)`\s+\| (?:personal|secret|internal)/gm)].map(
    ([, column = '']) => column,
  )

  // SQLite does not tell of what it computes.
  const computed = ['letters.bytes', 'resume_versions.bytes', 'resumes.bytes']
  const all = new Set([...kept, ...computed, 'search_words.terms'])
  expect([...all].toSorted()).toEqual(classified.toSorted())
})
